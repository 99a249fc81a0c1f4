import { expect, it } from 'vitest';
import { CAMPOS_IMPORTAR, recognizeColumnas, tryOut, type ContextoImportar } from '@jornada/domain/personas/importar/index.ts';

const texts = import.meta.glob<{ importar: { columnas: Record<string, string>; ejemplo: Record<string, string> } }>(
  '../../../../../../packages/i18n/src/catalogues/personas/*.json',
  { eager: true, import: 'default' },
);

const nombrados = [{ id: 1, nombre: 'Uno', pais: 'ES' }];
const EMPTY: ContextoImportar = {
  hoy: '2026-10-22',
  desde: '2026-10-22',
  personas: [],
  departamentos: [],
  centros: nombrados,
  horarios: nombrados,
  responsables: [],
  nombres: { departamentos: new Map(), centros: new Map(), horarios: new Map(), personas: new Map() },
  cerradoHasta: new Map(),
};
const DOCUMENTOS = ['00000001R', '00000002W', '00000003A', '00000004G', '00000005M'];

it.each(Object.entries(texts).map(([path, { importar }]) => [path.slice(-7, -5), importar.ejemplo]))(
  'the line of the template in %s is nobody: an import refuses it, and says that it is to be deleted',
  (_language, ejemplo) => {
    const [linea] = tryOut([{ linea: 2, celdas: ejemplo, sobranCeldas: false }], EMPTY);
    expect(linea).toMatchObject({ estado: 'rechazada', rechazos: [{ campo: 'documento', motivo: 'ejemplo' }] });
    expect(linea?.estado === 'rechazada' && linea.rechazos).toHaveLength(1);
  },
);

const words = import.meta.glob<{ duraciones: Record<string, string> }>('../../../../../../packages/i18n/src/catalogues/contratos/*.json', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(texts).map(([path, { importar }]) => [path.slice(-7, -5), importar] as const))(
  'every column of the template in %s is known, its contract can be read, and so can each kind of contract as the form calls it',
  (language, { columnas, ejemplo }) => {
    const known = recognizeColumnas(CAMPOS_IMPORTAR.map((campo) => columnas[campo] ?? ''));
    expect(known).toMatchObject({ campos: [...CAMPOS_IMPORTAR], desconocidas: [], repetidas: [], faltan: [] });
    const names = Object.entries(words).find(([path]) => path.endsWith(`/${language}.json`))?.[1].duraciones ?? {};
    const lineas = [undefined, ...Object.values(names)].map((duracion, index) => ({
      linea: index + 2,
      celdas: {
        ...ejemplo,
        documento: DOCUMENTOS[index] ?? '',
        email: `persona-${index}@firma.example`,
        ...(duracion && { duracion }),
        responsable: '',
        centro: 'Uno',
        horario: 'Uno',
        departamento: '',
      },
      sobranCeldas: false,
    }));
    const duraciones = tryOut(lineas, EMPTY).map((one) => (one.estado === 'crear' ? one.nueva.contrato?.duracion : one));
    expect(duraciones).toEqual(['indefinido', ...Object.keys(names)]);
  },
);
