import { expect, it } from 'vitest';
import { tryOut } from '@jornada/domain/personas/importar/index.ts';

const texts = import.meta.glob<{ importar: { ejemplo: { documento: string } } }>(
  '../../../../../../packages/i18n/src/catalogues/personas/*.json',
  { eager: true, import: 'default' },
);

it.each(Object.entries(texts).map(([path, { importar }]) => [path.slice(-7, -5), importar.ejemplo]))(
  'the line of the template in %s is nobody: an import refuses it, and says that it is to be deleted',
  (_language, ejemplo) => {
    const nombrados = [{ id: 1, nombre: 'Uno', pais: 'ES' }];
    const [linea] = tryOut([{ linea: 2, celdas: ejemplo, sobranCeldas: false }], {
      hoy: '2026-10-22',
      desde: '2026-10-22',
      personas: [],
      departamentos: [],
      centros: nombrados,
      horarios: nombrados,
      responsables: [],
      nombres: { departamentos: new Map(), centros: new Map(), horarios: new Map(), personas: new Map() },
      cerradoHasta: new Map(),
    });
    expect(linea).toMatchObject({ estado: 'rechazada', rechazos: [{ campo: 'documento', motivo: 'ejemplo' }] });
    expect(linea?.estado === 'rechazada' && linea.rechazos).toHaveLength(1);
  },
);
