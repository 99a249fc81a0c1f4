/** What the hours that the record has above the plan come to, in the order of every list. */
const PARTES = ['pagoMinutos', 'descansoMinutos', 'fuerzaMayorMinutos', 'complementariaMinutos', 'flexibleMinutos'] as const;
type Parte = (typeof PARTES)[number];

/** What is paid, even if it is nothing, and the other parts that there are. Together they are all that was found. */
export const partsOf = (suma: Readonly<Record<Parte, number>>): Parte[] =>
  PARTES.filter((parte) => parte === 'pagoMinutos' || suma[parte] > 0);
