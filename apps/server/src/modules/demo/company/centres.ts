/** Without coordinates it is a remote place. `radioMetros`: how far from the point still counts as near. */
export type CentroDemo = {
  nombre: string;
  zona: string;
  pais: string;
  /** The region of the public holiday calendar. */
  region: string | null;
  latitud: number | null;
  longitud: number | null;
  radioMetros: number | null;
};

/** Three centres and a remote place without a position. */
export const CENTROS = {
  madrid: {
    nombre: 'Oficina Atocha',
    zona: 'Europe/Madrid',
    pais: 'ES',
    region: 'MD',
    latitud: 40.40745,
    longitud: -3.69116,
    radioMetros: 150,
  },
  lasPalmas: {
    nombre: 'Planta Puerto de La Luz',
    zona: 'Atlantic/Canary',
    pais: 'ES',
    region: 'CN-GC',
    latitud: 28.14162,
    longitud: -15.42655,
    radioMetros: 300,
  },
  lisboa: {
    nombre: 'Escritório Parque das Nações',
    zona: 'Europe/Lisbon',
    pais: 'PT',
    region: null,
    latitud: 38.76805,
    longitud: -9.09661,
    radioMetros: 120,
  },
  berlin: { nombre: 'Berlin (remote)', zona: 'Europe/Berlin', pais: 'DE', region: 'BE', latitud: null, longitud: null, radioMetros: null },
} as const satisfies Record<string, CentroDemo>;

export type ClaveCentro = keyof typeof CENTROS;
export const CLAVES_CENTRO = Object.keys(CENTROS) as ClaveCentro[];
