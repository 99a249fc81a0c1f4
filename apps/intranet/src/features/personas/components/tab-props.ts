import type { PersonaFicha } from '@jornada/contract';

/** What each part of a person's file receives. */
export type TabProps = { persona: PersonaFicha; onReload: () => void };
