import { randomUUID } from 'node:crypto';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import { signingIn, type Somebody } from '../corrections/two-people.ts';
import { DAILY, findNoonZone } from '../support/company.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { expect, test as base } from '../support/test.ts';

type Swappers = { ana: Somebody; bea: Somebody; jefa: Somebody; martes: string; jueves: string };

/** Works on these days of the week, 0 is Monday. */
const onDays = (...days: number[]): VersionHorario =>
  'semana' in DAILY ? { ...DAILY, semana: DAILY.semana.map((dia, index) => (days.includes(index) ? dia : null)) as never } : DAILY;

/** Ana works on Mondays and Tuesdays, Bea on Thursdays and Fridays, and Marta decides. */
const test = base.extend<{ people: Swappers }>({
  people: async ({ db, browser, playwright, baseURL }, use) => {
    const closing: (() => Promise<void>)[] = [];
    const zona = await findNoonZone(db);
    const suffix = randomUUID().slice(0, 8).toUpperCase();
    const [jefa, ana, bea] = [`JEFA-${suffix}`, `ANA-${suffix}`, `BEA-${suffix}`];
    await createTestCompany(db, {
      personas: [
        { userName: jefa, nombre: 'Marta Gil Ortega', roles: ['empleado', 'responsable'], horario: DAILY, zona },
        { userName: ana, nombre: 'Ana Prado Gil', responsable: jefa, horario: onDays(0, 1), zona },
        { userName: bea, nombre: 'Bea Soto Ruiz', responsable: jefa, horario: onDays(3, 4), zona },
      ],
    });
    const signIn = signingIn({ browser, playwright, baseURL }, closing);
    const somebody = (userName: string) => signIn({ userName, password: TEST_PASSWORD, lang: 'es' });
    const first = await somebody(ana);
    const { fecha } = await first.call(registros.registrosHoy, {});
    const hoy = Temporal.PlainDate.from(fecha);
    // Of the week after the next one: no day of it has begun, whatever today is.
    const lunes = hoy.add({ days: 15 - hoy.dayOfWeek });
    const [martes, jueves] = [lunes.add({ days: 1 }).toString(), lunes.add({ days: 3 }).toString()];
    await use({ ana: first, bea: await somebody(bea), jefa: await somebody(jefa), martes, jueves });
    for (const close of closing.toReversed()) await close();
  },
});

/** The minutes that somebody's calendar plans for a day. */
async function planned({ call }: Somebody, fecha: string): Promise<number> {
  const [ano, mes] = fecha.split('-').map(Number);
  const { dias } = await call(registros.calendario, { ano: ano ?? 0, mes: mes ?? 0 });
  return dias.find((one) => one.fecha === fecha)?.linea.previstoMinutos ?? 0;
}

test('proposed by one, accepted by another, validated by whoever is responsible: both calendars have it', async ({ people }) => {
  test.slow();
  const { ana, bea, jefa, martes, jueves } = people;
  const hers = await ana.device(PHONE);
  await hers.page.goto(`/cambio-turnos-form1?fechas=${martes}`);
  await hers.page.getByRole('radio', { name: /Bea Soto Ruiz/ }).check();
  const back = hers.page.getByRole('combobox', { name: hers.texts.t('mis-turnos.formulario.le-devuelves', { nombre: 'Bea' }) });
  await back.selectOption(jueves);
  await expect(hers.page.getByRole('table').first()).toBeVisible();
  await expectAccessible(hers.page, 'the form of a change of shifts');
  await hers.page.getByRole('button', { name: hers.texts.t('mis-turnos.formulario.proponer', { nombre: 'Bea' }) }).click();
  await expect(hers.page).toHaveURL(/\/cambio-turnos-view\/\d+/);
  const id = Number(/view\/(\d+)/.exec(hers.page.url())?.[1]);

  const other = await bea.device(PHONE);
  await other.page.goto('/cambio-turnos-list');
  await expect(other.page.getByRole('region', { name: other.texts.t('mis-turnos.lista.te-espera') })).toBeVisible();
  await expectAccessible(other.page, 'own shifts with a request');
  await other.page
    .getByRole('region', { name: other.texts.t('mis-turnos.lista.te-espera') })
    .getByRole('link', { name: /Ana Prado Gil/ })
    .click();
  await expect(other.page.getByRole('heading', { name: other.texts.t('mis-turnos.vista.te-pide', { nombre: 'Ana' }) })).toBeVisible();
  await expectAccessible(other.page, 'a change that waits for an answer');
  await other.page.getByRole('button', { name: other.texts.t('mis-turnos.vista.aceptar'), exact: true }).click();
  await expect(other.page.getByRole('button', { name: other.texts.t('mis-turnos.vista.desdecirse') })).toBeVisible();
  expect([await planned(ana, martes), await planned(bea, jueves)]).toEqual([480, 480]);

  const manager = await jefa.device();
  await manager.page.goto(`/bandeja/solicitudes/${id}`);
  await manager.page.getByRole('button', { name: manager.texts.t('solicitudes.decidir.aprobar'), exact: true }).click();
  await expect(manager.page.getByText(manager.texts.t('solicitudes.decidir.hecho.aprobar', { nombre: 'Ana' }))).toBeVisible();
  const { cambio } = await ana.call(cambioTurnos.byId, { id });
  expect(cambio.estado).toBe('validada');
  const days = await Promise.all([ana, bea].flatMap((one) => [martes, jueves].map((fecha) => planned(one, fecha))));
  expect(days).toEqual([0, 480, 480, 0]);
  await hers.page.goto(`/cambio-turnos-view/${id}`);
  await expect(hers.page.getByText(hers.texts.t('cambio-turnos.estados.validada')).first()).toBeVisible();
});
