/** The accounts of the demo company that people try, by what is special about them. Features tell their stories about these. */
export const CUENTAS = {
  admin: '00000000T',
  fijo: '00000001R',
  responsable: '00000002W',
  noches: '00000003A',
  berlin: '00000004G',
  lisboa: '00000005M',
  ingles: '00000006Y',
} as const;
