import { CUENTAS } from '../../shared/demo-accounts.ts';
import { CONTRASENA, QUIOSCO } from './company/accounts.ts';
import { EMPRESA } from './company/settings.ts';

const ACCOUNTS: readonly (readonly [account: string, purpose: string])[] = [
  [CUENTAS.fijo, 'employee in Madrid, fixed hours with a lunch break: start here'],
  [CUENTAS.responsable, 'manager in Madrid, flexible hours'],
  [CUENTAS.admin, 'admin, flexible hours'],
  [CUENTAS.noches, 'rotating mornings, afternoons and nights in Las Palmas, an hour behind Madrid'],
  [CUENTAS.berlin, 'part-time with flexible hours, remote from Berlin, in German'],
  [CUENTAS.lisboa, 'fixed hours in Lisbon, in Portuguese'],
  [CUENTAS.ingles, 'flexible hours in Madrid, in English'],
  [QUIOSCO.toLowerCase(), 'shared tablet at the entrance in Madrid'],
];

/** The terminal's text about the demo company: the accounts, the purpose of each, and the password. */
export function describeDemo(): string {
  const width = Math.max(...ACCOUNTS.map(([account]) => account.length));
  const lines = ACCOUNTS.map(([account, purpose]) => `  ${account.padEnd(width)}  ${purpose}`);
  const pins = '  PIN at the tablet: 2700 and the last two digits of the account, such as 270001';
  return [`\n${EMPRESA.nombre}: sign in with any of these, password ${CONTRASENA}`, ...lines, pins].join('\n');
}
