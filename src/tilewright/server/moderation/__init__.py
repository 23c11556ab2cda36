"""Who may do what on this server, and who keeps away from whom."""
