"""What outlives the process: tables with their answers, people, chat. Only this room knows that there is a database."""
