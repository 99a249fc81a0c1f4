import type { BalanceVista, DiaPrevistoVista, DiaVista, LineaDiaVista } from '@jornada/contract/registros/vistas.ts';

/** Madrid's offset in October. Tests about clock changes give their own instants. */
const at = (fecha: string, hora: string): string => `${fecha}T${hora}:00+02:00`;

/** A working day in Madrid, 8:00 to 17:20 with 1:20 for lunch: eight hours. */
export function createDiaPrevisto({ fecha = '2026-10-22', ...changes }: Partial<DiaPrevistoVista> = {}): DiaPrevistoVista {
  return {
    fecha,
    zona: 'Europe/Madrid',
    centro: { id: 1, nombre: 'Oficina Atocha', zona: 'Europe/Madrid', pais: 'ES' },
    motivo: 'laborable',
    festivo: null,
    ausencia: null,
    horarioNombre: 'Jornada partida',
    cortesiaMinutos: 5,
    turno: {
      codigo: 'M',
      nombre: 'Turno de mañana',
      flexible: false,
      inicio: at(fecha, '08:00'),
      fin: at(fecha, '17:20'),
      entradaDesde: null,
      entradaHasta: null,
      pausas: [{ subtipo: 'comida', inicio: at(fecha, '13:30'), minutos: 80, pagada: false }],
    },
    minutos: 480,
    ...changes,
  };
}

/** A finished day without incidences; `trabajadoMinutos` and `previstoMinutos` decide the difference. */
export function createLineaDia(changes: Partial<LineaDiaVista> = {}): LineaDiaVista {
  const fecha = changes.fecha ?? '2026-10-21';
  const previstoMinutos = changes.previstoMinutos ?? 480;
  const trabajadoMinutos = changes.trabajadoMinutos ?? 506;
  return {
    fecha,
    previstoMinutos,
    trabajadoMinutos,
    diferenciaMinutos: trabajadoMinutos - previstoMinutos,
    cuenta: true,
    porque: null,
    incidencias: [],
    retrasoMinutos: 0,
    salidaAnticipadaMinutos: 0,
    motivo: 'laborable',
    festivo: null,
    ausencia: null,
    sumandos: [
      { clase: 'presencia', subtipo: null, inicio: at(fecha, '08:00'), fin: null, minutos: trabajadoMinutos + 80 },
      { clase: 'pausa', subtipo: 'comida', inicio: at(fecha, '13:30'), fin: at(fecha, '14:50'), minutos: -80 },
      { clase: 'trabajado', subtipo: null, inicio: null, fin: null, minutos: trabajadoMinutos },
      { clase: 'previsto', subtipo: null, inicio: null, fin: null, minutos: -previstoMinutos },
      { clase: 'diferencia', subtipo: null, inicio: null, fin: null, minutos: trabajadoMinutos - previstoMinutos },
    ],
    ...changes,
  };
}

/** A finished day: 8:04 to 17:50 with lunch, 8:26 worked of 8:00. */
export function createDiaVista({ fecha = '2026-10-21', ...changes }: Partial<DiaVista> = {}): DiaVista {
  const trabajo = { clase: 'trabajo', tipoId: 1, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null } as const;
  return {
    fecha,
    previsto: createDiaPrevisto({ fecha }),
    estado: 'cerrada',
    inicio: at(fecha, '08:04'),
    fin: at(fecha, '17:50'),
    tramos: [
      { ...trabajo, inicio: at(fecha, '08:04'), fin: at(fecha, '13:30') },
      {
        clase: 'pausa',
        inicio: at(fecha, '13:30'),
        fin: at(fecha, '14:50'),
        tipoId: 3,
        subtipo: 'comida',
        efectivo: false,
        pagado: false,
        proyectoId: null,
      },
      { ...trabajo, inicio: at(fecha, '14:50'), fin: at(fecha, '17:50') },
    ],
    linea: createLineaDia({ fecha }),
    corregido: false,
    pendientes: 0,
    avisos: [],
    ...changes,
  };
}

/** A planned day that nobody has worked yet. */
export function createDiaFuturo(fecha: string): DiaVista {
  const linea = createLineaDia({ fecha, trabajadoMinutos: 0, cuenta: false, porque: 'futuro', sumandos: [] });
  return createDiaVista({ fecha, estado: null, inicio: null, fin: null, tramos: [], linea });
}

/** The balance of a month, with sums over the given days. */
export function createBalance(
  dias: LineaDiaVista[] = [createLineaDia({ fecha: '2026-10-20', trabajadoMinutos: 468 }), createLineaDia()],
  changes: Partial<BalanceVista> = {},
): BalanceVista {
  const cuentan = dias.filter((dia) => dia.cuenta);
  const sum = (of: (dia: LineaDiaVista) => number): number => cuentan.reduce((total, dia) => total + of(dia), 0);
  return {
    desde: '2026-10-01',
    hasta: '2026-10-31',
    previstoMinutos: sum((dia) => dia.previstoMinutos),
    trabajadoMinutos: sum((dia) => dia.trabajadoMinutos),
    balanceMinutos: sum((dia) => dia.diferenciaMinutos),
    diasQueCuentan: cuentan.length,
    incompletos: dias.filter((dia) => dia.porque === 'incompleta').map((dia) => dia.fecha),
    cerrado: false,
    dias,
    ...changes,
  };
}
