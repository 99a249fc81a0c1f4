import { useTranslation } from 'react-i18next';
import { personas } from '@jornada/contract';
import { mes } from '@jornada/contract/mes/calls.ts';
import { IconUser } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { isEnough } from '@jornada/features/people/person-search.tsx';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { Findable } from './use-things.ts';

/** How many people are offered at once. */
const FOUND = 6;

/** `isAsking`: the server has not answered yet. */
export type FoundPeople = { people: readonly Findable[]; isAsking: boolean; error: unknown };

/** People by what is typed, from the server. A person who runs the company comes to their file, others to the month of those they answer for. */
export function usePeople(typed: string): FoundPeople {
  const { t } = useTranslation();
  const { EsAdmin } = useProfile();
  const { clock } = useWebServices();
  const format = useFormat();
  const texto = typed.trim();
  const isAsked = isEnough(texto);
  const month = format.dayOf(clock.now().toString()).slice(0, 7);
  const [ano, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const all = useRead(personas.buscar, { texto, limit: FOUND }, { enabled: isAsked && EsAdmin, keeps: true });
  const own = useRead(mes.listado, { ano, mes: number, texto, limit: FOUND }, { enabled: isAsked && !EsAdmin, keeps: true });
  if (!isAsked) return { people: [], isAsking: false, error: null };
  const { isPending, isPlaceholderData, error } = EsAdmin ? all : own;
  const found = EsAdmin ? all.data?.items : own.data?.items.map(({ persona }) => persona);
  const people = (found ?? []).map(({ id, nombre }) =>
    personThing({ id, nombre, note: t(EsAdmin ? 'intranet.menu.personas' : 'intranet.menu.mes') }, EsAdmin),
  );
  return { people, isAsking: !error && (isPending || isPlaceholderData), error };
}

/** A person as a thing to open. */
const personThing = ({ id, nombre, note }: { id: number; nombre: string; note: string }, isAdmin: boolean): Findable => ({
  id: `persona-${id}`,
  kind: 'persona',
  name: nombre,
  note,
  others: '',
  icon: IconUser,
  to: isAdmin ? '/personas' : '/mes',
  search: { ver: id },
});
