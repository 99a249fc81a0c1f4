import { describe, expect, test } from 'vitest';
import type { Ausencia } from '../horario/modelo.ts';
import { ausencia, laboral, MADRID, OFICINA } from '../testing/laboral.ts';
import { familyFor, type FamiliaAsignada } from './asignacion.ts';
import { checkPermit, type PermisoPedido } from './examen.ts';
import { permitFor, permitOn } from './familia.ts';
import { missingToLawOf } from './ley.ts';
import type { VersionPermiso } from './modelo.ts';
import { fieldsOf, onlyNeeded, type PeticionPermiso } from './peticion.ts';

const LEY = { codigo: 'ley', pais: 'ES', permisos: [] };
const permiso = (codigo: string, resto: Partial<VersionPermiso> = {}): VersionPermiso => ({
  ...permitOn(LEY, codigo, '2026-05-04')!,
  ...resto,
});
const FESTIVOS = [{ centroId: MADRID.id, fecha: '2026-05-01', nombre: 'Fiesta' }];
const sinAusencias = laboral(OFICINA, { festivos: FESTIVOS });

type Pide = Partial<PeticionPermiso> & { desde: string };
type Mas = { pedidos?: PermisoPedido[]; ausencias?: (Ausencia & { solicitudId: number | null })[]; hoy?: string; solicitudId?: number };

function examine(rule: VersionPermiso, pide: Pide, { pedidos = [], ausencias = [], hoy = '2026-01-15', solicitudId }: Mas = {}) {
  const peticion: PeticionPermiso = {
    codigo: rule.codigo,
    hecho: null,
    hasta: pide.desde,
    minutos: null,
    grado: null,
    km: null,
    isMonoparental: false,
    isDeAmbos: false,
    ...pide,
  };
  const situacion = {
    laboral: laboral(OFICINA, { festivos: FESTIVOS, ausencias }),
    sinAusencias,
    ausencias,
    pedidos,
    cierres: { desde: '2000-01', cerrados: [] },
  };
  return checkPermit(situacion, { peticion, permiso: rule, solicitudId: solicitudId ?? null, hoy });
}
const pedido = (codigo: string, dias: [string, number][], resto: Partial<PermisoPedido> = {}): PermisoPedido => ({
  solicitudId: 7,
  codigo,
  hecho: null,
  desde: dias[0]![0],
  hasta: dias.at(-1)![0],
  isDeDias: true,
  dias: dias.map(([fecha, cantidad]) => ({ fecha, cantidad })),
  ...resto,
});

// 1 May 2026 is a Friday and a holiday, the 4th a Monday.
describe('the days that are asked for', () => {
  test('working days leave the holiday and the weekend out; the rest of the event is left', () => {
    const found = examine(permiso('hospitalizacion'), { hecho: '2026-04-29', desde: '2026-04-29', hasta: '2026-05-04' });
    expect(found.contados?.dias.map(({ cantidad, motivo }) => [cantidad, motivo])).toEqual([
      [1, 'laborable'],
      [1, 'laborable'],
      [0, 'festivo'],
      [0, 'descanso'],
      [0, 'descanso'],
      [1, 'laborable'],
    ]);
    expect(found.contadores).toMatchObject([{ clase: 'suceso', periodo: '2026-04-29', total: 5, usado: 0, queda: 5, estos: 3 }]);
    expect([found.rechazos, found.avisos]).toEqual([[], []]);
  });

  test('taken in two parts, the same event pays both; another event has its own days', () => {
    const before = pedido(
      'hospitalizacion',
      [
        ['2026-04-29', 1],
        ['2026-04-30', 1],
        ['2026-05-04', 1],
      ],
      { hecho: '2026-04-29' },
    );
    const again = (hecho: string) =>
      examine(permiso('hospitalizacion'), { hecho, desde: '2026-05-11', hasta: '2026-05-13' }, { pedidos: [before] });
    expect(again('2026-04-29').rechazos).toEqual(['sin-saldo']);
    expect(again('2026-04-29').contadores).toMatchObject([{ usado: 3, queda: 2, estos: 3 }]);
    expect(again('2026-05-11').rechazos).toEqual([]);
  });

  test('a marriage on a Saturday begins on Monday: the free days before do not count', () => {
    const found = examine(permiso('matrimonio'), { hecho: '2026-05-02', desde: '2026-05-02', hasta: '2026-05-18' });
    expect(found.contados?.total).toBe(15);
    expect(found.contados?.dias.slice(0, 3).map(({ cantidad }) => cantidad)).toEqual([0, 0, 1]);
    expect(found.rechazos).toEqual([]);
    expect(examine(permiso('matrimonio'), { hecho: '2026-05-02', desde: '2026-05-02', hasta: '2026-05-19' }).rechazos).toEqual([
      'sin-saldo',
    ]);
  });

  test('weeks are whole ones: eight of them are 56 days', () => {
    const child = { hecho: '2026-03-01', desde: '2026-05-04' };
    expect(examine(permiso('parental'), { ...child, hasta: '2026-05-10' }).rechazos).toEqual([]);
    expect(examine(permiso('parental'), { ...child, hasta: '2026-05-12' }).rechazos).toEqual(['semanas-enteras']);
    expect(examine(permiso('parental'), { ...child, hasta: '2026-07-05' }).rechazos).toEqual(['sin-saldo']);
  });

  test('only free days are none; a day before the event is said', () => {
    expect(examine(permiso('mudanza'), { hecho: '2026-05-02', desde: '2026-05-02', hasta: '2026-05-03' }).rechazos).toEqual(['sin-dias']);
    expect(examine(permiso('mudanza'), { hecho: '2026-05-06', desde: '2026-05-05' }).avisos).toEqual(['antes-del-hecho']);
  });

  test('more than four days without a way to work must be agreed, and may be', () => {
    const found = examine(permiso('imposibilidad-acceso'), { hecho: '2026-05-04', desde: '2026-05-04', hasta: '2026-05-08' });
    expect([found.rechazos, found.avisos]).toEqual([[], ['ampliacion']]);
  });
});

describe('hours', () => {
  const FAMILIAR = permiso('fuerza-mayor-familiar');

  test('of family force majeure come from the four days of the year: 1920 minutes', () => {
    const found = examine(
      FAMILIAR,
      { desde: '2026-05-05', minutos: 150 },
      { pedidos: [pedido('fuerza-mayor-familiar', [['2026-02-03', 1800]], { isDeDias: false })] },
    );
    expect(found.contadores).toMatchObject([{ clase: 'ano', periodo: '2026', total: 1920, usado: 1800, queda: 120, estos: 150 }]);
    expect(found.rechazos).toEqual(['sin-saldo']);
  });

  test('over New Year each year pays its own', () => {
    const used = pedido('fuerza-mayor-familiar', [['2026-02-03', 1860]], { isDeDias: false });
    const found = examine(FAMILIAR, { desde: '2026-12-31', hasta: '2027-01-01', minutos: 60 }, { pedidos: [used] });
    expect(found.contadores.map(({ periodo, usado, estos }) => [periodo, usado, estos])).toEqual([
      ['2026', 1860, 60],
      ['2027', 0, 60],
    ]);
    expect(found.rechazos).toEqual([]);
  });

  test('of two permits on one day add up, and never take more than the day has', () => {
    const first = pedido('deber-publico', [['2026-05-05', 300]], { isDeDias: false });
    const found = examine(permiso('examenes-prenatales'), { desde: '2026-05-05', minutos: 240 }, { pedidos: [first] });
    expect([found.contados?.total, found.rechazos, found.avisos]).toEqual([180, [], ['dia-corto']]);
    const full = pedido('deber-publico', [['2026-05-05', 480]], { isDeDias: false });
    expect(examine(permiso('examenes-prenatales'), { desde: '2026-05-05', minutos: 60 }, { pedidos: [full] }).rechazos).toEqual([
      'sin-dias',
    ]);
  });

  test('of each day: an hour for the baby until it has nine months, twelve if both parents use it', () => {
    const baby = { hecho: '2026-01-10', desde: '2026-09-01', hasta: '2026-10-10', minutos: 60 };
    expect(examine(permiso('lactancia'), baby).rechazos).toEqual(['fuera-de-plazo']);
    expect(examine(permiso('lactancia'), { ...baby, hasta: '2026-10-09' })).toMatchObject({ rechazos: [], ultimoDia: '2026-10-09' });
    expect(examine(permiso('lactancia'), { ...baby, isDeAmbos: true }).ultimoDia).toBe('2027-01-09');
    expect(examine(permiso('lactancia'), { ...baby, hasta: '2026-09-04', minutos: 90 }).rechazos).toEqual(['sin-saldo']);
    expect(examine(permiso('lactancia'), { ...baby, desde: '2026-01-08', hasta: '2026-01-09' }).rechazos).toEqual(['antes-de-nacer']);
  });
});

describe('what stands in the way', () => {
  test('another permit of whole days, or one of hours on a day that is taken whole; the own one does not when it is changed', () => {
    const other = pedido('hospitalizacion', [['2026-05-05', 1]], { hecho: '2026-05-05' });
    const on = (solicitudId?: number) =>
      examine(permiso('mudanza'), { hecho: '2026-05-05', desde: '2026-05-05' }, { pedidos: [other], ...(solicitudId && { solicitudId }) })
        .rechazos;
    expect([on(), on(7)]).toEqual([['solapada'], []]);
    expect(examine(permiso('deber-publico'), { desde: '2026-05-05', minutos: 60 }, { pedidos: [other] }).rechazos).toEqual(['solapada']);
  });

  test('vacations and sick leave are only said', () => {
    const away = [
      { ...ausencia('2026-05-04', '2026-05-05'), solicitudId: 3 },
      { ...ausencia('2026-05-06', '2026-05-06', { clase: 'baja' }), solicitudId: null },
    ];
    const found = examine(
      permiso('hospitalizacion'),
      { hecho: '2026-05-04', desde: '2026-05-04', hasta: '2026-05-08' },
      { ausencias: away },
    );
    expect([found.contados?.total, found.rechazos, found.avisos]).toEqual([5, [], ['con-vacaciones', 'con-baja']]);
    expect(found.choques).toHaveLength(2);
  });

  test('too little notice; the proof is due so many days after the first day that counts', () => {
    const late = examine(permiso('parental'), { hecho: '2026-01-01', desde: '2026-05-04', hasta: '2026-05-10' }, { hoy: '2026-04-25' });
    expect(late.avisos).toEqual(['aviso-corto']);
    const proof = permiso('hospitalizacion', { plazoDias: 10 });
    expect(examine(proof, { hecho: '2026-05-01', desde: '2026-05-01', hasta: '2026-05-05' }).justificanteHasta).toBe('2026-05-14');
  });

  test('more than a year at once, or days without a contract', () => {
    expect(examine(permiso('lactancia'), { hecho: '2026-01-10', desde: '2026-02-01', hasta: '2027-03-01', minutos: 60 }).rechazos).toEqual([
      'demasiado-larga',
    ]);
    expect(examine(permiso('mudanza'), { hecho: '1990-05-04', desde: '1990-05-04' }).rechazos).toContain('fuera-de-contrato');
  });
});

describe('which permit holds', () => {
  test('the one of the day of the event; for a child the one of the first day', () => {
    const familia = {
      codigo: 'f',
      pais: 'ES',
      permisos: [
        permiso('fallecimiento', { vigente: '2026-01-01', cantidad: 4 }),
        permiso('parental', { vigente: '2026-01-01', cantidad: 10 }),
      ],
    };
    const amount = (codigo: string, hecho: string) => permitFor(familia, codigo, { hecho, desde: '2026-01-02' })?.cantidad;
    expect([amount('fallecimiento', '2025-12-31'), amount('fallecimiento', '2026-01-01'), amount('parental', '2020-05-01')]).toEqual([
      2, 4, 10,
    ]);
    expect(permitFor(familia, 'nada', { hecho: null, desde: '2026-01-02' })).toBeNull();
  });

  test('asks only what it depends on', () => {
    expect(fieldsOf(permiso('fallecimiento'))).toMatchObject({
      hecho: 'suceso',
      viaje: true,
      distancia: false,
      grado: false,
      minutos: false,
    });
    expect(fieldsOf(permiso('lactancia'))).toMatchObject({ hecho: 'nacimiento', ambos: true, minutos: true });
    expect(fieldsOf(permiso('deber-publico'))).toMatchObject({ hecho: null, minutos: true, viaje: false });
    const all = {
      codigo: 'x',
      hecho: '2026-05-04',
      desde: '2026-05-04',
      hasta: '2026-05-04',
      minutos: 60,
      grado: 1,
      km: 700,
      isMonoparental: true,
      isDeAmbos: true,
    } as const;
    expect(onlyNeeded(all, permiso('deber-publico'))).toMatchObject({
      hecho: null,
      minutos: 60,
      grado: null,
      km: null,
      isMonoparental: false,
      isDeAmbos: false,
    });
  });
});

describe('whose family', () => {
  const familia = (id: number, resto: Partial<FamiliaAsignada> = {}): FamiliaAsignada => ({
    id,
    codigo: String(id),
    nombre: String(id),
    pais: 'ES',
    permisos: [],
    isPredeterminada: false,
    centros: [],
    departamentos: [],
    personas: [],
    ...resto,
  });
  const all = [
    familia(1, { isPredeterminada: true }),
    familia(2, { centros: [5] }),
    familia(3, { departamentos: [9] }),
    familia(4, { personas: [77], pais: 'DE' }),
  ];
  const of = (resto: object) => familyFor(all, { personaId: 1, departamentoId: null, centroId: null, pais: 'ES', ...resto })?.id;

  test('the own one, else of the department, of the centre, of the company; and in its own country only', () => {
    expect([of({}), of({ centroId: 5 }), of({ centroId: 5, departamentoId: 9 }), of({ departamentoId: 9, personaId: 77 })]).toEqual([
      1, 2, 3, 4,
    ]);
    expect([of({ pais: 'DE' }), of({ pais: 'DE', centroId: 5, departamentoId: 9 })]).toEqual([undefined, undefined]);
  });
});

describe('below the law', () => {
  test('is said of amount, travel, pay and notice; a better agreement says nothing', () => {
    const missing = (codigo: string, resto: Partial<VersionPermiso>) => missingToLawOf(permiso(codigo, resto), 'ES');
    expect(missing('fallecimiento', { cantidad: 4, viajeDias: 1 })).toEqual([]);
    expect(missing('fallecimiento', { cantidad: 2, viajeDias: 1 })).toEqual(['viaje']);
    expect(missing('fallecimiento', { cantidad: 3, viajeDias: 1, porGrado: { 2: 1 } })).toEqual(['cantidad', 'viaje']);
    expect(missing('mudanza', { pago: 'sin-pago', avisoDias: 5 })).toEqual(['pago', 'aviso']);
    expect(missing('matrimonio', { unidad: 'laborables', cantidad: 12 })).toEqual(['otra-unidad']);
    expect(missing('lactancia', { edadMeses: 6 })).toEqual(['edad']);
    expect(missingToLawOf(permiso('mudanza', { codigo: 'boda-familiar', cantidad: 0 }), 'ES')).toEqual([]);
    expect(missingToLawOf(permiso('mudanza', { cantidad: 0 }), 'DE')).toEqual([]);
  });
});
