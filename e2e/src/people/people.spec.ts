import { composed } from '@jornada/server/platform/database/pool.ts';
import type { Page } from '@playwright/test';
import { correo } from '@jornada/contract/correo.ts';
import { urlOf } from '@jornada/server/platform/http/router.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PHONE } from '../support/devices.ts';
import { collectRequests, expireSimulatedOnce } from '../support/wire.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

const PEOPLE = '/intranet/personas';
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const dni = (number: number): string => `${String(number).padStart(8, '0')}${LETTERS[number % 23] ?? ''}`;

test.use({ companyOptions: { persona: { nombre: 'Marta Gil Ortega', roles: ['admin'] } } });

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

test('somebody is made and invited: they are in the list, and the mail is in the outbox', async ({ page, signedIn }) => {
  await page.goto(PEOPLE);
  await page.getByRole('button', { name: 'Nueva persona' }).click();
  await fill(page, { 'Nombre completo': 'Lucía Martín Soto', 'DNI, NIE u otro': '48211907K', Correo: 'lucia@aurora.example' });
  await page.getByRole('button', { name: 'Crear e invitar' }).click();
  await expect(page.getByText('El último carácter no corresponde: sería C. Escríbelo así: 48211907C.').first()).toBeVisible();
  await fill(page, { 'DNI, NIE u otro': '48211907C' });
  await page.getByRole('button', { name: 'Crear e invitar' }).click();
  await expect(page.getByRole('heading', { name: 'Lucía Martín Soto ya está en la lista' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver su ficha' }).click();
  await expect(page.getByRole('heading', { name: 'Lucía Martín Soto', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Lucía Martín Soto/ })).toContainText('Con invitación');
  await expectAccessible(page, 'people, with one of them open');
  const outbox = await page.request.get(urlOf(correo.listado), { headers: { 'access-token': signedIn.token } });
  expect(JSON.stringify(await outbox.json())).toContain('lucia@aurora.example');
  await page.goto('/intranet');
  await expect(page.getByRole('link', { name: '1 persona aún no ha usado su invitación' })).toBeVisible();
  await expectAccessible(page, 'today');
});

test('ten people come from a file, after what would happen was shown', async ({ page, company }) => {
  await page.goto(`${PEOPLE}/importar`);
  await expect(page.getByRole('button', { name: 'Descargar la plantilla' })).toBeVisible();
  const centro = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('jornada.sesion') ?? '{}') as { profile: { Zona: string } }).profile.Zona,
  );
  const lines = Array.from({ length: 10 }, (_, index) => `${dni(5000 + index)};Persona ${index};${centro};Horario;`);
  const text = ['DNI;Nombre;Centro;Horario;Alta', ...lines, `${dni(5000)};Otra;${centro};Horario;`].join('\n');
  await page.getByLabel('Elegir archivo').setInputFiles({ name: 'gente.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: '10 de 11 líneas cambiarían algo' })).toBeVisible();
  await expect(page.getByText('repetido: ya está en la línea 2')).toBeVisible();
  await expectAccessible(page, 'the dry run');
  await page.getByRole('button', { name: 'Aplicar 10 líneas' }).click();
  await expect(page.getByRole('heading', { name: 'Importación aplicada' })).toBeVisible();
  await expectAccessible(page, 'what an import did');
  await page.getByRole('link', { name: 'Ver las personas' }).click();
  await expect(page.getByRole('radio', { name: /Todas/ })).toBeVisible();
  await expect(page.getByText('11 en 1 centro')).toBeVisible();
  expect(company.centroIds).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('acting for somebody: both names on every screen and in the record, until it is stopped', async ({ page, db, company }) => {
    const { entidadId } = company;
    const [{ id } = { id: 0 }] = await db.tenant(entidadId, (tx) =>
      tx.query(
        composed<{ id: number }>(`with nueva as (
            insert into instancia.usuarios (entidad_id, user_name, nombre_completo, roles) values ($1, $2, 'Iris Pol', '{empleado}') returning usuario_id)
          insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
          select $1, n.usuario_id, a.desde, a.horario_id, a.centro_id from nueva n, instancia.asignaciones a where a.entidad_id = $1 returning usuario_id as id`),
        [entidadId, `IRIS-${entidadId}`],
      ),
    );
    await page.goto(`${PEOPLE}?ver=${id}`);
    await page.getByRole('button', { name: 'Actuar como Iris…' }).click();
    await expect(page.getByText('Lo que hagas llevará los dos nombres, Marta Gil Ortega por Iris Pol,')).toBeVisible();
    await page.getByLabel(/^Motivo/).fill('Su móvil no tiene batería');
    await page.getByRole('button', { name: 'Actuar como Iris', exact: true }).click();
    const banner = page.getByText('Actúas como Iris Pol. Lo firmas tú, Marta Gil Ortega.');
    await expect(banner).toBeVisible();
    const clockIn = page.getByRole('button', { name: 'Fichar la entrada' });
    // The token for acting is renewed by its own call, and the action arrives once.
    const renewals = collectRequests(page, '/instancia/auth/refreshTokenUsuarioSimulado');
    await expireSimulatedOnce(page);
    await clockIn.click();
    await expect(clockIn).toBeHidden();
    expect(renewals).toHaveLength(1);
    await expectAccessible(page, 'home, acting for somebody');
    await page.goto('/privacidad');
    await expect(banner).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Quién ha actuado por ti' })).toBeVisible();
    await expect(page.getByText('Marta Gil Ortega', { exact: true })).toBeVisible();
    // The intranet is not affected: there, everything is done in one's own name.
    await page.goto(PEOPLE);
    const notice = page.getByText('En la aplicación actúas como Iris Pol; aquí, no.');
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'the intranet, acting for somebody');
    await page.goto('/privacidad');
    await page.getByRole('button', { name: 'Dejar de actuar' }).click();
    await expect(banner).toBeHidden();
    await expect(page).toHaveURL(`${PEOPLE}?ver=${id}`);
    await expect(page.getByRole('button', { name: 'Actuar como Iris…' })).toBeVisible();
    const lines = await db.tenant(entidadId, (tx) =>
      tx.query(
        composed<{ autor: boolean }>(
          'select autor_id <> usuario_id as autor from instancia.registros where entidad_id = $1 and usuario_id = $2',
        ),
        [entidadId, id],
      ),
    );
    expect(lines).toEqual([{ autor: true }]);
  });
});
