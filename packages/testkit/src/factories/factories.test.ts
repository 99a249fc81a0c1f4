import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { perfil, usuarioSimulado } from '@jornada/contract/perfil.ts';
import { balance, correccion, diaPrevisto, diaVista, hoy, lineaDia, registro } from '@jornada/contract/registros/vistas.ts';
import { tipoRegistro } from '@jornada/contract/tipos.ts';
import { menuPara } from '@jornada/domain/perfil/menu.ts';
import {
  createBalance,
  createCorreccion,
  createDiaFuturo,
  createDiaPrevisto,
  createDiaVista,
  createHoy,
  createHoyEnPausa,
  createHoyTerminada,
  createHoyTrabajando,
  createLineaDia,
  createPerfil,
  createRegistro,
  createTipos,
  createUsuarioSimulado,
} from '../index.ts';

const minutesBetween = (from: string, to: string): number => Temporal.Instant.from(from).until(to).total('minutes');

describe('factories', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['perfil', perfil, createPerfil()],
    ['usuario simulado', usuarioSimulado, createUsuarioSimulado()],
    ['registro', registro, createRegistro()],
    ['corrección', correccion, createCorreccion()],
    ['día previsto', diaPrevisto, createDiaPrevisto()],
    ['día', diaVista, createDiaVista()],
    ['día futuro', diaVista, createDiaFuturo('2026-10-23')],
    ['línea', lineaDia, createLineaDia()],
    ['balance', balance, createBalance()],
    ['hoy', hoy, createHoy()],
    ['hoy, trabajando', hoy, createHoyTrabajando()],
    ['hoy, en pausa', hoy, createHoyEnPausa()],
    ['hoy, terminada', hoy, createHoyTerminada()],
    ...createTipos().map((tipo): [string, z.ZodMiniType, unknown] => [`tipo ${tipo.id}`, tipoRegistro, tipo]),
  ])('%s is what the contract says, and nothing more', (_what, schema, made) => {
    expect(schema.parse(made)).toEqual(made);
  });

  it('makes a profile that the menu can be reckoned from', () => {
    const { entradas } = menuPara(createPerfil(), { simulado: false, quiosco: false, autologin: false, showLogout: false });
    expect(entradas.map(({ id }) => id)).toEqual(['inicio', 'calendario', 'bandeja', 'configuracion']);
  });

  it.each([createHoyTrabajando(), createHoyEnPausa(), createHoyTerminada()])(
    'adds up on the day $situacion',
    ({ ahora, tramos, minutos, registros, acciones, situacion, desde }) => {
      const lasting = (clase: 'trabajo' | 'pausa'): number =>
        tramos.filter((tramo) => tramo.clase === clase).reduce((sum, { inicio, fin }) => sum + minutesBetween(inicio, fin ?? ahora), 0);
      expect(minutos).toMatchObject({
        presencia: lasting('trabajo') + lasting('pausa'),
        trabajado: lasting('trabajo'),
        pausaNoPagada: lasting('pausa'),
      });
      expect(registros.at(-1)?.momento).toBe(desde);
      expect(tramos.some(({ fin }) => fin === null)).toBe(situacion !== 'terminada');
      const ids = new Set(createTipos().map(({ id }) => id));
      expect(acciones.every((id) => ids.has(id))).toBe(true);
    },
  );

  it('adds up in a line and in a month', () => {
    const { sumandos, trabajadoMinutos, diferenciaMinutos } = createLineaDia();
    const [presencia, pausa, trabajado, previsto, diferencia] = sumandos.map(({ minutos }) => minutos) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect([presencia + pausa, trabajado + previsto]).toEqual([trabajadoMinutos, diferenciaMinutos]);
    expect(diferencia).toBe(diferenciaMinutos);
    expect(createBalance()).toMatchObject({ previstoMinutos: 960, trabajadoMinutos: 974, balanceMinutos: 14, diasQueCuentan: 2 });
  });

  it('takes changes', () => {
    expect(createPerfil({ EsAdmin: true }).EsAdmin).toBe(true);
    expect(createDiaPrevisto({ fecha: '2026-10-30' }).turno?.inicio).toBe('2026-10-30T08:00:00+02:00');
    expect(createLineaDia({ trabajadoMinutos: 400 }).diferenciaMinutos).toBe(-80);
  });
});
