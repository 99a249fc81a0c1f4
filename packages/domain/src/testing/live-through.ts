import type { IntentoAlAzar } from './acciones-al-azar.ts';
import type { PersonaDePrueba } from './persona.ts';

type Vida = { inicio: string; persona: PersonaDePrueba; pasos: IntentoAlAzar[]; check?: (ahora: string, paso: string) => void };

/** Makes the tries from a date on. After each, calls `check` with the instant and what happened. Returns the last instant. */
export function liveThrough({ inicio, persona, pasos, check }: Vida): string {
  let now = Temporal.PlainDate.from(inicio).toZonedDateTime({ timeZone: 'UTC', plainTime: '05:00' }).toInstant();
  for (const { espera, nombre, perform } of pasos) {
    now = now.add({ seconds: espera });
    const error = perform(persona, now.toString());
    check?.(now.toString(), `${now.toString()} ${nombre}: ${error ?? 'hecho'}`);
  }
  return now.toString();
}
