import { cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, test } from 'vitest';
import type { AvisoVista } from '@jornada/contract/registros/vistas.ts';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { useAvisoText } from './aviso-text.ts';

afterEach(cleanup);

const files = import.meta.glob<object>('../../../i18n/src/catalogues/limites/*.json', { eager: true, import: 'default' });
const resources = Object.fromEntries(
  Object.entries(files).map(([path, limites]) => [path.split('/').at(-1)?.replace('.json', ''), { translation: { limites } }]),
);

async function textsIn(lng: Idioma) {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, resources, interpolation: { escapeValue: false } });
  const wrapper = ({ children }: { children: React.ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(() => useAvisoText(), { wrapper }).result.current;
}

const MADRID = 'Europe/Madrid';
const NOW = '2026-10-22T01:00:00+02:00';
const descanso = (changes: Partial<AvisoVista> = {}): AvisoVista => ({
  regla: 'descanso-diario',
  norma: 'ET 34.3',
  fecha: '2026-10-22',
  limiteMinutos: 720,
  valorMinutos: 570,
  posibleDesde: '2026-10-22T11:30:00+02:00',
  ...changes,
});

/** A number and its unit are joined by a non-breaking space; here it becomes an ordinary one. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the words of a limit', () => {
  test.each([
    ['es', 'Si entras ahora, habrás descansado 9:30 h de 12:00 h. A partir de las 11:30 ya habrás descansado lo suficiente.'],
    ['en', 'If you clock in now, you will have rested 9:30 h of 12:00 h. From 11:30 on you will have rested enough.'],
    ['pt', 'Se entrares agora, terás descansado 9:30 h de 12:00 h. A partir das 11:30 já terás descansado o suficiente.'],
    ['de', 'Wenn du jetzt beginnst, hattest du 9:30 Std. von 12:00 Std. Ruhezeit. Ab 11:30 Uhr ist deine Ruhezeit lang genug.'],
  ] as const)('%s: what clocking in would break, and from when on it would not', async (lng, texto) => {
    expect(plain((await textsIn(lng))(descanso(), MADRID, NOW).texto)).toBe(texto);
  });

  test('the first hour is that of the zone given; tomorrow and a weekday are named, and one o’clock is one', async () => {
    const textOf = await textsIn('es');
    const since = (posibleDesde: string, zona = MADRID) => textOf(descanso({ posibleDesde }), zona, NOW).texto.split('. ').at(-1);
    expect(since('2026-10-22T11:30:00+02:00', 'Atlantic/Canary')).toBe('A partir de las 10:30 ya habrás descansado lo suficiente.');
    expect(since('2026-10-22T01:15:00+02:00')).toBe('A partir de la 1:15 ya habrás descansado lo suficiente.');
    expect(since('2026-10-23T08:00:00+02:00')).toBe('A partir de mañana a las 8:00 ya habrás descansado lo suficiente.');
    expect(since('2026-10-26T00:00:00+01:00')).toBe('A partir del lunes a las 0:00 ya habrás descansado lo suficiente.');
  });

  test('tomorrow is that of now, not of the day that the warning is about', async () => {
    const textOf = await textsIn('es');
    const night = descanso({ fecha: '2026-10-21', posibleDesde: '2026-10-22T19:00:00+02:00' });
    const since = (ahora: string) => textOf(night, MADRID, ahora).texto.split('. ').at(-1);
    expect(since('2026-10-22T07:00:00+02:00')).toBe('A partir de las 19:00 ya habrás descansado lo suficiente.');
    expect(since('2026-10-21T23:00:00+02:00')).toBe('A partir de mañana a las 19:00 ya habrás descansado lo suficiente.');
    expect(since('2026-10-20T23:00:00+02:00')).toBe('A partir del jueves a las 19:00 ya habrás descansado lo suficiente.');
  });

  test('a lived day says what it lacked, a break in minutes, nights in days', async () => {
    const textOf = await textsIn('es');
    const lived = (changes: Partial<AvisoVista>) => plain(textOf(descanso({ posibleDesde: null, ...changes }), MADRID, NOW).texto);
    expect(lived({})).toBe('Antes de esta jornada descansaste 9:30 h de 12:00 h.');
    expect(lived({ regla: 'pausa-minima', limiteMinutos: 30, valorMinutos: 20 })).toBe(
      'Este tiempo de trabajo pide 30 min de pausa. Registrados: 20 min.',
    );
    expect(lived({ regla: 'noches-seguidas', limiteMinutos: 14 * 1440, valorMinutos: 15 * 1440 })).toBe(
      '15 días seguidos en turno de noche; el máximo son 14.',
    );
  });

  test('of a day that is over nobody is told that it is time for a break', async () => {
    const textOf = await textsIn('de');
    const titleOn = (fecha: string) => textOf(descanso({ regla: 'pausa-minima', fecha, posibleDesde: null }), MADRID, NOW).titulo;
    expect([titleOn('2026-10-22'), titleOn('2026-10-21')]).toEqual(['Zeit für eine Pause', 'Zu wenig Pause']);
  });

  test('a limit that is just reached, or whose total the company hides, names no more than the limit', async () => {
    const textOf = await textsIn('es');
    const day = (valorMinutos: number) =>
      plain(textOf(descanso({ regla: 'jornada-diaria', limiteMinutos: 540, valorMinutos, posibleDesde: null }), MADRID, NOW).texto);
    expect(day(540)).toBe('El trabajo del día ha llegado a 9:00 h, que es el máximo.');
    expect(day(570)).toBe('9:30 h de trabajo en el día; el máximo son 9:00 h.');
  });

  test('every rule has its words in every language, lived, ahead and reached', async () => {
    for (const lng of IDIOMAS) {
      const textOf = await textsIn(lng);
      for (const regla of REGLAS) {
        const { posibleDesde } = descanso();
        for (const changes of [{ posibleDesde }, { posibleDesde: null }, { posibleDesde: null, valorMinutos: 720 }]) {
          const { titulo, texto } = textOf(descanso({ regla, ...changes }), MADRID, NOW);
          expect(titulo.length).toBeGreaterThan(3);
          expect(texto).not.toMatch(/limites\.|\{\{|undefined|\.\./);
        }
      }
    }
  });
});
