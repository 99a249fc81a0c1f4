-- Whoever asks about a day may do so in words of their own.
alter table instancia.incidencias add column texto text check (char_length(texto) between 1 and 300);
