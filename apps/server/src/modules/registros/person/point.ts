/** A person's point (`instancia.leer_punto`) after these lines are written. It contains the last line. */
export function pointAfter(punto: string | null, { numero, registroId }: { numero: number; registroId: number }): string | null {
  if (punto === null) return null;
  const [persona, revision, cierre] = punto.split('.');
  return [persona, revision, cierre, numero, registroId].join('.');
}
