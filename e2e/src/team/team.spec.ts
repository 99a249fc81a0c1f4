import { readFile } from 'node:fs/promises';
import { registros } from '@jornada/contract/registros.ts';
import { composed } from '@jornada/server/platform/database/pool.ts';
import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../corrections/two-people.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';

const KNOW = composed(
  `update instancia.usuarios set puesto = 'Jefa de muelle', movil = '+34 600 111 222', email = 'marta@a.example' where entidad_id = $1 and usuario_id = $2`,
);

test.use({ twoOptions: { ajustes: { equipoTrabajando: true, equipoTelefono: true } } });

test('on a phone a colleague is found, is seen to begin to work, and is kept as a contact', async ({ two, db }) => {
  const { entidadId, personas, tipos } = two.company;
  await db.tenant(entidadId, (tx) => tx.query(KNOW, [entidadId, personas[two.jefa.userName]]));
  const { page, texts, menu } = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await page.goto('/home');
  await menu.opener.click();
  await menu.entry('team').click();
  const jefa = page.getByRole('button', { name: /Marta Gil Ortega/ });
  await expect(jefa).toContainText(texts.t('team.estado.no'));
  await page.getByRole('searchbox').fill('muelle');
  await expect(page.getByRole('button', { name: /Nuria Prado/ })).toBeHidden();
  await expect(page).toHaveURL(/texto=muelle/);
  await two.jefa.call(registros.guardar, { tipo: tipos.entrada });
  await page.reload();
  await expect(jefa).toContainText(texts.t('team.estado.trabajando'));
  await jefa.click();
  await expect(page.getByRole('link', { name: texts.t('team.acciones.llamar-a', { nombre: 'Marta Gil Ortega' }) })).toHaveAttribute(
    'href',
    'tel:+34600111222',
  );
  await expectAccessible(page, 'a colleague');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.t('team.acciones.guardar-a', { nombre: 'Marta Gil Ortega' }) }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Marta Gil Ortega.vcf');
  const card = await readFile(await file.path(), 'utf8');
  expect(card).toContain('TITLE:Jefa de muelle\r\nEMAIL;TYPE=work:marta@a.example\r\n');
});

test('list, chart and what colleagues see of oneself have no fault, on a desktop', async ({ two }) => {
  const { page, texts } = await two.nuria.device({ ...DESKTOP, reducedMotion: 'reduce' });
  await page.goto('/team');
  await expect(page.getByRole('button', { name: /Marta Gil Ortega/ })).toBeVisible();
  await expectAccessible(page, 'the list');
  await page.getByRole('radio', { name: texts.t('team.vista.organigrama') }).click();
  await expect(page.getByRole('treeitem', { name: /Nuria Prado/ })).toBeVisible();
  await expectAccessible(page, 'the chart');
  await page.goto('/configuracion');
  await page.getByRole('checkbox', { name: texts.t('team.mio.telefono') }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: texts.t('team.mio.telefono') })).not.toBeChecked();
  await expectAccessible(page, 'the settings');
});
