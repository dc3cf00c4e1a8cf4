-- Records used to be kept for seven days, which is shorter than a copied cookie can be renewed.
update ended_sessions set expires_at = expires_at + interval '23 days';
