"""Rules of thumb for El Grande, both editions and all options."""
