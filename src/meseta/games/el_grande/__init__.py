"""El Grande, by Wolfgang Kramer and Richard Ulrich: fifteenth-century Spain, nine regions and a castle."""
