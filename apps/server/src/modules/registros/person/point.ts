/** The point of a person (`instancia.leer_punto`) once these lines are written: it names the last one. */
export function pointAfter(punto: string | null, { numero, registroId }: { numero: number; registroId: number }): string | null {
  if (punto === null) return null;
  const [persona, revision, cierre] = punto.split('.');
  return [persona, revision, cierre, numero, registroId].join('.');
}
