import type { CuentaBolsaVista } from '@jornada/contract/bolsa.ts';
import { proximaCaducidad, reglaEn, type Lote } from '@jornada/domain/bolsa/index.ts';
import { accountOf } from '../registros/reads.ts';
import type { Lectura } from '../registros/service.ts';

/** Grants with minutes left come first, by expiry; then the others, newest first. */
function inOrder(a: Lote, b: Lote): number {
  const [left, right] = [a.quedanMinutos > 0, b.quedanMinutos > 0];
  if (left !== right) return left ? -1 : 1;
  if (!left) return a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : b.id - a.id;
  const [first, second] = [a.caduca ?? '9999', b.caduca ?? '9999'];
  return first < second ? -1 : first > second ? 1 : a.id - b.id;
}

/** The hour bank of a person, if it was read with them. */
export function presentAccount(lectura: Lectura): CuentaBolsaVista {
  const account = accountOf(lectura);
  const hoy = lectura.estado.fecha;
  const { topeMinutos } = reglaEn(lectura.persona.bolsa?.reglas ?? [], hoy);
  const authors = new Map(lectura.persona.bolsa?.movimientos.map(({ id, autor }) => [id, autor]));
  return {
    hoy,
    saldoMinutos: account.saldoMinutos,
    comprometidosMinutos: account.comprometidosMinutos,
    topeMinutos,
    excesoMinutos: topeMinutos === null ? 0 : Math.max(0, account.saldoMinutos - topeMinutos),
    proximaCaducidad: proximaCaducidad(account),
    lotes: account.lotes.toSorted(inOrder),
    movimientos: account.lineas.map(({ escrito, ...linea }) => ({
      ...linea,
      id: escrito?.id ?? null,
      caduca: escrito?.caduca ?? null,
      // Of a reopened month the reason was once written here. It may be about somebody else.
      motivo: (escrito?.clase !== 'cierre' && escrito?.motivo) || null,
      autor: (escrito && authors.get(escrito.id)) ?? null,
      momento: escrito?.momento ?? null,
    })),
  };
}
