import type { BarraVista, GraficosVista } from '@jornada/contract';
import type { CuentaBolsaVista } from '@jornada/contract/bolsa.ts';
import type { BalanceAnualVista } from '@jornada/contract/registros/vistas.ts';

const dayOf = (mes: string, dia: number): string => `${mes}-${String(dia).padStart(2, '0')}`;

/** One day; without work it does not count. */
function createBarra(fecha: string, trabajadoMinutos: number, previstoMinutos: number): BarraVista {
  const cuenta = trabajadoMinutos > 0;
  return {
    desde: fecha,
    hasta: fecha,
    trabajadoMinutos,
    previstoMinutos: cuenta ? previstoMinutos : 0,
    diferenciaMinutos: cuenta ? trabajadoMinutos - previstoMinutos : 0,
    nocturnosMinutos: 0,
    diasQueCuentan: cuenta ? 1 : 0,
  };
}

/** October 2026 up to the 22nd: 7:48 worked on the 20th, 8:26 on the 21st, of 8:00 each. */
export function createGraficos(changes: Partial<GraficosVista> = {}): GraficosVista {
  const worked = new Map([
    [20, 468],
    [21, 506],
  ]);
  const dias = Array.from({ length: 31 }, (_, index) => createBarra(dayOf('2026-10', index + 1), worked.get(index + 1) ?? 0, 480));
  const suma = { trabajadoMinutos: 974, previstoMinutos: 960, diferenciaMinutos: 14, nocturnosMinutos: 35, diasQueCuentan: 2 };
  return {
    desde: '2026-10-01',
    hasta: '2026-10-31',
    hoy: '2026-10-22',
    total: { ...suma, efectivoMinutos: 954, enTrabajoMinutos: 954, incompletos: [] },
    dias,
    semanas: [{ ...suma, desde: '2026-10-19', hasta: '2026-10-25' }],
    meses: [{ ...suma, desde: '2026-10-01', hasta: '2026-10-31' }],
    lineas: [
      {
        fecha: '2026-10-21',
        zona: 'Europe/Madrid',
        inicio: '2026-10-21T06:04:00Z',
        fin: '2026-10-21T15:50:00Z',
        trabajadoMinutos: 506,
        trazos: [{ clase: 'trabajado', desde: 8 / 24, hasta: 18 / 24, cortadoAlPrincipio: false, cortadoAlFinal: false }],
      },
    ],
    pausas: [{ subtipo: 'comida', pagada: false, minutos: 160, veces: 2 }],
    puntualidad: {
      dias: [
        { fecha: '2026-10-20', retrasoMinutos: 12, salidaAnticipadaMinutos: 0 },
        { fecha: '2026-10-21', retrasoMinutos: 0, salidaAnticipadaMinutos: 0 },
      ],
      retrasoMinutos: 12,
      salidaAnticipadaMinutos: 0,
    },
    proyectos: [
      { nombre: 'Muelle', minutos: 600 },
      { nombre: null, minutos: 374 },
    ],
    marcas: [
      { forma: 'directo', veces: 7 },
      { forma: 'corregido', veces: 1 },
    ],
    ausencias: [{ clase: 'vacaciones', dias: 5, porVenir: 2, minutos: 0 }],
    ...changes,
  };
}

/** A year as of October 2026: hired in September, 0:14 more than planned. */
export function createAnual(changes: Partial<BalanceAnualVista> = {}): BalanceAnualVista {
  const nothing = { trabajadoMinutos: 0, previstoMinutos: 0, balanceMinutos: 0, diasQueCuentan: 0, incompletos: 0 };
  const september = { trabajadoMinutos: 4800, previstoMinutos: 4800, balanceMinutos: 0, diasQueCuentan: 10, incompletos: 1 };
  const october = { trabajadoMinutos: 974, previstoMinutos: 960, balanceMinutos: 14, diasQueCuentan: 2, incompletos: 0 };
  return {
    ano: 2026,
    hoy: '2026-10-22',
    meses: Array.from({ length: 12 }, (_, index) => {
      const mes = index + 1;
      if (mes < 9) return { mes, ...nothing, acumuladoMinutos: 0, estado: 'sin-contrato' as const, cerrado: false };
      if (mes === 9) return { mes, ...september, acumuladoMinutos: 0, estado: 'vivido' as const, cerrado: true };
      if (mes === 10) return { mes, ...october, acumuladoMinutos: 14, estado: 'en-curso' as const, cerrado: false };
      return { mes, ...nothing, acumuladoMinutos: 14, estado: 'futuro' as const, cerrado: false };
    }),
    total: { trabajadoMinutos: 5774, previstoMinutos: 5760, balanceMinutos: 14, diasQueCuentan: 12, incompletos: 1 },
    bolsa: { inicialMinutos: 0, saldoMinutos: 90 },
    ...changes,
  };
}

/** 1:30 in the bank since August, until the end of the year. */
export function createBolsa(changes: Partial<CuentaBolsaVista> = {}): CuentaBolsaVista {
  return {
    hoy: '2026-10-22',
    saldoMinutos: 90,
    comprometidosMinutos: 0,
    topeMinutos: null,
    excesoMinutos: 0,
    proximaCaducidad: { fecha: '2026-12-31', minutos: 90 },
    lotes: [
      {
        id: 1,
        fecha: '2026-08-31',
        clase: 'cierre',
        origen: 'irregular',
        minutos: 90,
        usadosMinutos: 0,
        caducadosMinutos: 0,
        quedanMinutos: 90,
        caduca: '2026-12-31',
      },
    ],
    movimientos: [
      {
        id: 1,
        clase: 'cierre',
        fecha: '2026-08-31',
        minutos: 90,
        saldoMinutos: 90,
        caduca: '2026-12-31',
        motivo: null,
        autor: null,
        momento: '2026-09-02T08:00:00Z',
        anulado: false,
      },
    ],
    ...changes,
  };
}
