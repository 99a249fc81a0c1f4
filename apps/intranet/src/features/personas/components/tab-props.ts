import type { PersonaFicha } from '@jornada/contract';

/** What each part of a person's file works on. */
export type TabProps = { persona: PersonaFicha; onReload: () => void };
