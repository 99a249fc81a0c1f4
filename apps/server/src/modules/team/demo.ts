import { statement } from '../../platform/database/pool.ts';
import type { DemoCompany, DemoWriter } from '../../shared/module.ts';

type Persona = DemoCompany['people'][number];

/** What people do, by centre, in the language of the centre; of those who build software, and of the others. */
const PUESTOS: Readonly<Record<string, { jefe: string; proyectos: readonly string[]; otros: readonly string[]; prefijo: string }>> = {
  madrid: {
    jefe: 'Responsable de desarrollo',
    proyectos: ['Desarrollo web', 'Desarrollo móvil', 'Diseño de producto', 'Calidad de software', 'Análisis de datos'],
    otros: ['Atención a clientes', 'Administración', 'Compras', 'Contabilidad'],
    prefijo: '+34 600 000 1',
  },
  lasPalmas: {
    jefe: 'Jefa de planta',
    proyectos: ['Almacén', 'Logística'],
    otros: ['Producción', 'Mantenimiento', 'Control de calidad'],
    prefijo: '+34 600 000 2',
  },
  lisboa: {
    jefe: 'Diretor do escritório',
    proyectos: ['Programação', 'Testes'],
    otros: ['Faturação', 'Apoio ao cliente'],
    prefijo: '+351 210 000 3',
  },
  berlin: {
    jefe: 'Standortleitung',
    proyectos: ['Softwareentwicklung', 'Qualitätssicherung'],
    otros: ['Kundenbetreuung'],
    prefijo: '+49 30 23125 4',
  },
};

const ESCRIBIR = statement(
  'team/demo.ESCRIBIR',
  `
  update instancia.usuarios u set puesto = x.puesto, movil = x.movil, oculta_telefono = x.oculta
  from unnest($2::int[], $3::text[], $4::text[], $5::boolean[]) as x (id, puesto, movil, oculta)
  where u.entidad_id = $1 and u.usuario_id = x.id`,
);

function postOf({ centro, rol, proyectos }: Persona, place: number): string {
  const found = PUESTOS[centro];
  if (!found) return '';
  if (rol === 'admin') return 'Dirección de operaciones';
  if (rol === 'responsable') return found.jefe;
  const posts = proyectos.length > 0 ? found.proyectos : found.otros;
  return posts[place % posts.length] ?? '';
}

/** Gives the people of the demo company a position and a telephone number. One in nine keeps the number to themselves. */
export const writeTeam: DemoWriter = async (tx, { entidadId, people }) => {
  const rows = people.map((persona, place) => ({
    id: persona.id,
    puesto: postOf(persona, place),
    movil: `${PUESTOS[persona.centro]?.prefijo ?? ''}${String(place).padStart(2, '0')}`,
    oculta: place % 9 === 8,
  }));
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  await tx.query(ESCRIBIR, [entidadId, column('id'), column('puesto'), column('movil'), column('oculta')]);
};
