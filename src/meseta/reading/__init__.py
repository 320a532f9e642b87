"""What a view says, for pages and terminal alike: who is asked what and why, what counts, who has won. No markup."""
