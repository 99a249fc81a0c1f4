import { normalizeDocumento } from '../documento.ts';
import type { ContextoImportar, LineaLeida, PersonaConocida } from './modelo.ts';
import type { Lector } from './read-linea.ts';

/**
 * One address, one person: whoever reads the mailbox chooses the password. Refuses an address that a line gives to somebody although
 * another line, or somebody who works here, has it. Of two lines both are refused: nobody knows which of them is right.
 */
export function checkAddresses(lineas: readonly LineaLeida[], { personas, hoy }: ContextoImportar) {
  const mailOf = ({ celdas }: LineaLeida): string => celdas.email?.toLowerCase() ?? '';
  const numberOf = ({ celdas }: LineaLeida): string => normalizeDocumento(celdas.documento ?? '');
  const lines = Map.groupBy(lineas.filter(numberOf), mailOf);
  const here = personas.filter(({ esQuiosco, ultimoDia }) => !esQuiosco && (ultimoDia === null || ultimoDia >= hoy));
  const owners = Map.groupBy(here, ({ email }) => email.toLowerCase());

  return (leida: LineaLeida, persona: PersonaConocida | undefined, lector: Lector): void => {
    const email = mailOf(leida);
    // An address that somebody has already is not given.
    if (email === '' || numberOf(leida) === '' || email === persona?.email.toLowerCase()) return;
    const owner = owners.get(email)?.find(({ id }) => id !== persona?.id);
    if (owner) return lector.reject('email', 'correo-de-otra', owner.nombre);
    const other = lines.get(email)?.find((one) => numberOf(one) !== numberOf(leida));
    if (other) lector.reject('email', 'repetido', String(other.linea));
  };
}
