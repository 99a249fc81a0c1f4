import { useQuery } from '@tanstack/react-query';
import { personas } from '@jornada/contract';
import { PERSONAS_DE_UN_DOCUMENTO } from '@jornada/contract/documentacion/gestion.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** To whom a document goes: named people, those of a centre or a department, or everybody. */
export const PARA = ['personas', 'centro', 'departamento', 'todos'] as const;
export type Para = (typeof PARA)[number];

export type Recipients = {
  para: Para;
  personas: { id: number; nombre: string }[];
  centro: number | null;
  departamento: number | null;
};

export const NOBODY: Recipients = { para: 'personas', personas: [], centro: null, departamento: null };

/** How many people a part of the list brings. */
const PART = 100;

type Group = { centro?: number; departamento?: number };

/** The group whose people are to be found; null: nobody, or people who are named one by one. */
function groupOf({ para, centro, departamento }: Recipients): Group | null {
  if (para === 'todos') return {};
  if (para === 'centro') return centro === null ? null : { centro };
  if (para === 'departamento') return departamento === null ? null : { departamento };
  return null;
}

/** The ids of those whom a document goes to; undefined while they are being found. One more than may be given it says that they are too many. */
export function useRecipients(chosen: Recipients): { ids: readonly number[] | undefined; error: unknown } {
  const { client } = useWebServices();
  const group = groupOf(chosen);
  const { data, error } = useQuery({
    queryKey: [personas.listado.path, 'ids', group],
    queryFn: async ({ signal }) => {
      const ids: number[] = [];
      let tras: number | undefined;
      do {
        const part = await client.call(personas.listado, { ...group, limit: PART, ...(tras !== undefined && { tras }) }, { signal });
        ids.push(...part.items.map(({ id }) => id));
        tras = part.hayMas ? part.items.at(-1)?.id : undefined;
      } while (tras !== undefined && ids.length <= PERSONAS_DE_UN_DOCUMENTO);
      return ids;
    },
    meta: { call: personas.listado.id, feature: personas.listado.feature },
    enabled: group !== null,
    staleTime: 60_000,
  });
  if (group !== null) return { ids: data, error };
  return { ids: chosen.para === 'personas' ? chosen.personas.map(({ id }) => id) : [], error: null };
}
