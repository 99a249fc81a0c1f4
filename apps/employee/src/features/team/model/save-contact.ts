import type { CompaneraVista } from '@jornada/contract/team.ts';
import { tarjetaDe } from '@jornada/domain/team/tarjeta.ts';
import { saveFile } from '@jornada/web/native/files.ts';

/** Gives somebody to the address book of the device: what colleagues see of them, and nothing else. */
export function saveContact({ nombre, puesto, departamento, correo, telefono }: CompaneraVista, empresa: string): void {
  const card = tarjetaDe({ nombre, empresa, puesto, correo, telefono, departamento: departamento?.nombre });
  // Only letters and digits, whatever a name has.
  const name = nombre.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  saveFile({ name: `${name || 'contacto'}.vcf`, type: 'text/vcard;charset=utf-8', bytes: new TextEncoder().encode(card) });
}
