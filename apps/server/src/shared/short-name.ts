/** First name and initial, so that a list on a shared screen tells as little as it can. */
export const shortName = (nombre: string): string => {
  const [first = '', second] = nombre.split(/\s+/);
  return second ? `${first} ${second.slice(0, 1)}.` : first;
};
