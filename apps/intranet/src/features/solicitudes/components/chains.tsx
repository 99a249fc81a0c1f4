import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { solicitudes, type CadenaVista } from '@jornada/contract/solicitudes/calls.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import type { quienDecideSearch } from '../search.ts';
import { ChainForm } from './chain-form.tsx';

type Props = { place: PlaceOf<typeof quienDecideSearch>; parts: ReactNode };

/** Who decides, in which order: for all of the company, and for departments that do it otherwise. */
export function Chains({ place, parts }: Props) {
  const { t } = useTranslation();
  const list = useWholeList(solicitudes.cadenas, {});
  const all = useRead(departamentos.gestion, {}).data?.items ?? [];
  const { show } = place;
  const taken = new Set(list.items.map(({ departamento }) => departamento?.id));
  const free = all.filter(({ id, abierto }) => abierto && !taken.has(id));
  const stepsOf = ({ pasos }: CadenaVista): string =>
    pasos.map(({ papel, persona }) => persona?.nombre ?? t(`solicitudes.gestion.papeles.${papel}`)).join(' → ');
  return (
    <ListPage
      title={t('intranet.menu.quien-decide')}
      place={place}
      // So far only vacations are asked for.
      list={{ ...list, items: list.items.filter(({ modulo }) => modulo === 'vacaciones') }}
      empty={{ title: t('solicitudes.gestion.sin-cadenas') }}
      filters={parts}
      renderRow={(cadena) => ({
        id: cadena.departamento?.id ?? 0,
        name: cadena.departamento?.nombre ?? t('solicitudes.gestion.toda-la-empresa'),
        note: t(`menu.entradas.${cadena.modulo}`),
        facts: stepsOf(cadena),
        end: cadena.recordarDias === null ? null : t('solicitudes.gestion.recuerda', { count: cadena.recordarDias }),
      })}
      renderOne={(cadena) => <OneChain key={cadena.departamento?.id ?? 0} cadena={cadena} onClose={() => show(null)} />}
      {...(free.length > 0 && {
        add: {
          label: t('solicitudes.gestion.nueva-cadena'),
          note: t('solicitudes.gestion.nueva-cadena-nota'),
          form: <ChainForm cadena={null} departments={free} onSaved={({ departamento }) => show(departamento?.id ?? 0)} />,
        },
      })}
    />
  );
}

function OneChain({ cadena, onClose }: { cadena: CadenaVista; onClose: () => void }) {
  const { t } = useTranslation();
  const { departamento, modulo } = cadena;
  const removal = useSend(solicitudes.quitarCadena, { onSuccess: onClose });
  return (
    <Aside title={departamento?.nombre ?? t('solicitudes.gestion.toda-la-empresa')} note={t(`menu.entradas.${modulo}`)} onClose={onClose}>
      <ChainForm cadena={cadena} departments={[]} />
      {departamento && (
        <Ask
          opener={t('solicitudes.gestion.quitar-cadena')}
          question={t('solicitudes.gestion.quitar-cadena-pregunta', { nombre: departamento.nombre })}
          yes={t('solicitudes.gestion.quitar-cadena')}
          isBad
          isBusy={removal.isPending}
          error={removal.error}
          onYes={() => removal.mutate({ modulo, departamento: departamento.id })}
        />
      )}
    </Aside>
  );
}
