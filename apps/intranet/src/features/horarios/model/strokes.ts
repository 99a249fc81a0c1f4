const DAY_MS = 86_400_000;

/** A shift as fractions of its day. The part after midnight is drawn at the beginning of the line. */
export function strokesOf(fecha: string, inicio: string, fin: string) {
  const midnight = Temporal.PlainDate.from(fecha).toZonedDateTime('UTC').epochMilliseconds;
  const at = (instant: string) => (Temporal.Instant.from(instant).epochMilliseconds - midnight) / DAY_MS;
  const [from, to] = [at(inicio), at(fin)];
  const stroke = { clase: 'previsto' as const, cortadoAlPrincipio: false, cortadoAlFinal: false };
  if (to <= 1) return [{ ...stroke, desde: from, hasta: to }];
  return [
    { ...stroke, desde: 0, hasta: Math.min(from, to - 1), cortadoAlPrincipio: true },
    { ...stroke, desde: from, hasta: 1, cortadoAlFinal: true },
  ];
}
