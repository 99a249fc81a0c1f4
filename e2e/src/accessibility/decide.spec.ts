import { expectAccessibleInBothThemes as expectAccessible } from '../support/accessibility.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { expect, testSignedIn as test } from '../support/test.ts';

/** Away all the time, so that no test depends on the date. */
const AWAY = { desde: '2020-01-01', hasta: '2099-12-31', clase: 'permiso' as const, aprobada: true, minutos: null, mitad: null };

for (const [size, idioma] of [
  [PHONE, 'de'],
  [DESKTOP, 'es'],
] as const) {
  test.describe(`who runs a company, ${idioma}`, () => {
    test.use({
      ...size,
      locale: idioma,
      contextOptions: { reducedMotion: 'reduce' },
      companyOptions: { persona: { roles: ['admin'], idioma, ausencias: [AWAY] } },
    });

    test('absences, balances, rules, chains, stand-ins, the inbox and rooms have no fault', async ({ app: { page, texts } }) => {
      const shown = (key: string) => expect(page.getByText(texts.t(key)).first()).toBeVisible();
      await page.goto('/intranet/ausencias');
      await expect(page.getByText('Nuria Prado Gil').first()).toBeVisible();
      await expectAccessible(page, 'absences');
      await page.goto('/intranet/vacaciones');
      await page
        .getByRole('button', { name: /Nuria Prado Gil/ })
        .first()
        .click();
      await shown('vacaciones.gestion.ajustar');
      await expectAccessible(page, 'a balance');
      await page.goto('/intranet/vacaciones?parte=reglas');
      await shown('vacaciones.gestion.vigentes');
      await expectAccessible(page, 'rules');
      await page.goto('/intranet/solicitudes?ver=0');
      await shown('solicitudes.gestion.otro-paso');
      await expectAccessible(page, 'a chain');
      await page.goto('/intranet/solicitudes?parte=suplencias&ver=nuevo');
      await shown('solicitudes.gestion.elegir-suplente');
      await expectAccessible(page, 'a new stand-in');
      await page.goto('/intranet/solicitudes?parte=personas');
      await shown('solicitudes.gestion.elige-persona');
      await expectAccessible(page, 'the chain of a person');
      await page.goto('/intranet/bandeja');
      await shown('solicitudes.decidir.vacia.esperan');
      await expectAccessible(page, 'inbox');
      await page.goto('/bandeja/equipo');
      await expect(page.getByText('Nuria Prado Gil').first()).toBeVisible();
      await expectAccessible(page, 'the team');
      await page.goto('/bandeja/suplencias');
      await shown('solicitudes.suplencias.nueva');
      await expectAccessible(page, 'own stand-ins');
      await page.goto('/intranet/chat');
      await shown('chat.gestion.nota');
      await expectAccessible(page, 'rooms');
      await page.goto('/intranet/chat?parte=ajustes');
      await shown('chat.ajustes.urgentes');
      await expectAccessible(page, 'rules of the chat');
    });
  });
}
