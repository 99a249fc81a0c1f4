import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '@jornada/server/testing/test-company.ts';
import type { Database } from '@jornada/server/platform/database/database.ts';
import { signInByWire, type SignedIn } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';
import { expectAccessibleEitherWay as expectAccessible, UPRIGHT } from './paired-tablet.ts';

const TEN = 10;
const texts = textsOf('es');
test.use({ viewport: UPRIGHT, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

type Place = { admin: SignedIn; company: TestCompany; kioskId: number; codigo: string; contrasena: string; pins: string[] };

/** A company with ten people, who have PINs, and a kiosk that waits for its tablet. */
async function prepare(db: Database, request: APIRequestContext): Promise<Place> {
  const name = randomUUID().slice(0, 8).toUpperCase();
  const people = Array.from({ length: TEN }, (_, n) => ({ userName: `E2E-${name}-${n}`, nombre: `Persona${n} Prueba` }));
  const company = await createTestCompany(db, {
    nombre: `${name}, S.L.`,
    personas: [...people, { userName: `E2E-${name}-JEFA`, roles: ['admin'] }],
  });
  const admin = await signInByWire(request, { userName: `E2E-${name}-JEFA`, password: TEST_PASSWORD, lang: 'es' });
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(`/instancia/intranet/quioscos${path}`, { data, headers: { 'access-token': admin.token } });
    return ((await answer.json()) as { content: T }).content;
  };
  const made = await post<{ quiosco: { id: number }; emparejamiento: { codigo: string }; contrasena: string }>('', {
    nombre: 'Puerta',
    centroId: company.centroIds[0],
  });
  const pins: string[] = [];
  for (const { userName } of people) pins.push((await post<{ pin: string }>('/pin', { personaId: company.personas[userName] })).pin);
  return { admin, company, kioskId: made.quiosco.id, codigo: made.emparejamiento.codigo, contrasena: made.contrasena, pins };
}

async function pair(page: Page, codigo: string): Promise<void> {
  await page.goto('/quiosco');
  await page.getByLabel(texts.t('quiosco.emparejar.codigo')).fill(codigo);
  await page.getByRole('button', { name: texts.t('quiosco.emparejar.boton') }).click();
  await expect(page.getByRole('heading', { name: texts.t('quiosco.pin.titulo') })).toBeVisible();
}

/** Nothing of anybody is left: on the screen, in storage, behind Back. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: texts.t('quiosco.pin.titulo') })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  expect(kept).not.toMatch(/Persona\d/);
}

test('ten people in a row clock at a tablet, each by PIN, and nothing of them stays', async ({ page, db, request }) => {
  const { codigo, contrasena, pins } = await prepare(db, request);
  await pair(page, codigo);
  await expectAccessible(page, 'start of the kiosk');
  for (const [n, pin] of pins.entries()) {
    // By touch, by keyboard.
    if (n % 2 === 0) for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).tap();
    else await page.keyboard.type(pin);
    await expect(page.getByRole('heading', { name: texts.t('quiosco.persona.hola', { nombre: `Persona${n}` }) })).toBeVisible();
    if (n === 0) await expectAccessible(page, 'the person at the kiosk');
    await page.getByRole('button', { name: texts.t('home.accion.entrada') }).click();
    await expect(page.getByText(texts.t('quiosco.hecho.que-entrada'))).toBeVisible();
    if (n === 0) await expectAccessible(page, 'the answer of the kiosk');
    await page.getByRole('button', { name: texts.t('quiosco.hecho.listo') }).click();
    await expectNothingLeft(page);
  }
  await page.goBack().catch(() => null);
  await page.goto('/registros-list');
  await expectNothingLeft(page);

  await page.keyboard.type('111213');
  await expect(page.getByRole('alert')).toContainText(texts.t('errores.quiosco.no-reconocido'));

  // Refused, and set up, in the language that the tablet shows.
  const german = textsOf('de');
  await page.getByRole('radio', { name: 'DE', exact: true }).click();
  await expect(page.getByRole('heading', { name: german.t('quiosco.pin.titulo') })).toBeVisible();
  await page.keyboard.type('111213');
  await expect(page.getByRole('alert')).toContainText(german.t('errores.quiosco.no-reconocido'));
  await page.getByRole('link', { name: german.t('quiosco.inicio.configurar') }).click();
  await page.getByLabel(german.t('quiosco.config.contrasena'), { exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: german.t('quiosco.config.abrir') }).click();
  await expect(page.getByText(german.t('errores.quiosco.password-no-valida'))).toBeVisible();
  await expectAccessible(page, 'the password of the kiosk');
  await page.getByLabel(german.t('quiosco.config.contrasena'), { exact: true }).fill(contrasena);
  await page.getByRole('button', { name: german.t('quiosco.config.abrir') }).click();
  await page.getByRole('checkbox', { name: german.t('quiosco.config.foto') }).check();
  await expect(page.getByRole('checkbox', { name: german.t('tipos.nombres.entrada'), exact: true })).toBeVisible();
  await expectAccessible(page, 'the configuration');
});

test('whoever goes away is signed out after fifteen seconds; the network goes while somebody stands there; the device is revoked', async ({
  page,
  context,
  db,
  request,
}) => {
  const { codigo, pins, admin, kioskId } = await prepare(db, request);
  const [first = '', second = ''] = pins;
  await pair(page, codigo);
  await page.keyboard.type(first);
  const hello = page.getByRole('heading', { name: /Persona0/ });
  await expect(hello).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/\d+ s/);
  await expect(page.getByText(texts.t('errores.quiosco.inactividad'))).toBeVisible({ timeout: 45_000 });
  await expectNothingLeft(page);

  await page.keyboard.type(second);
  await expect(page.getByRole('heading', { name: /Persona1/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: texts.t('home.accion.entrada') }).click();
  await expect(page.getByRole('heading', { name: texts.t('quiosco.sin-red.anotado', { que: 'Entrada' }) })).toBeVisible();
  await expect(page.getByText(texts.t('quiosco.sin-red.despues'))).toBeVisible();
  await expectAccessible(page, 'received');
  await page.getByRole('button', { name: texts.t('quiosco.hecho.listo') }).click();
  await page.keyboard.type(first);
  await expect(page.getByRole('heading', { name: texts.t('quiosco.sin-red.que') })).toBeVisible();
  await expectAccessible(page, 'nobody could be asked');
  await page.getByRole('button', { name: 'Entrada', exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.t('quiosco.sin-red.anotado', { que: 'Entrada' }) })).toBeVisible();
  await page.getByRole('button', { name: texts.t('quiosco.hecho.listo') }).click();
  await expect(page.getByText(texts.t('quiosco.inicio.esperan', { count: 2 }))).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  for (const pin of [first, second]) expect(kept).not.toContain(pin);
  await context.setOffline(false);
  await expect(page.getByText(texts.t('quiosco.inicio.esperan', { count: 2 }))).toBeHidden();
  await page.keyboard.type(first);
  await expect(page.getByText(/Trabajando desde/)).toBeVisible();
  await page.getByRole('button', { name: /No soy/ }).click();
  await expectNothingLeft(page);

  await request.post('/instancia/intranet/quioscos/revocar', { data: { id: kioskId }, headers: { 'access-token': admin.token } });
  await page.keyboard.type(second);
  await expect(page.getByRole('heading', { name: texts.t('quiosco.emparejar.otra-vez') })).toBeVisible();
});
