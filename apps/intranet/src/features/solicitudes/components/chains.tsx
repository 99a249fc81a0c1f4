import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { solicitudes, type CadenaVista } from '@jornada/contract/solicitudes/calls.ts';
import { MODULOS_DECISION } from '@jornada/domain/solicitudes/modelo.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import type { quienDecideSearch } from '../search.ts';
import { ChainForm } from './chain-form.tsx';

type Props = { place: PlaceOf<typeof quienDecideSearch>; parts: ReactNode };

/** Who decides about requests of a module, in which order: for all of the company, and for departments that do it otherwise. */
export function Chains({ place, parts }: Props) {
  const { t } = useTranslation();
  const list = useWholeList(solicitudes.cadenas, {});
  const all = useRead(departamentos.gestion, {}).data?.items ?? [];
  const { show, search, set } = place;
  const there = MODULOS_DECISION.filter((one) => list.items.some(({ modulo: of }) => of === one));
  const modulo = search.modulo ?? there[0] ?? 'vacaciones';
  const items = list.items.filter((one) => one.modulo === modulo);
  const taken = new Set(items.map(({ departamento }) => departamento?.id));
  const free = all.filter(({ id, abierto }) => abierto && !taken.has(id));
  const stepsOf = ({ pasos }: CadenaVista): string =>
    pasos.map(({ papel, persona }) => persona?.nombre ?? t(`solicitudes.gestion.papeles.${papel}`)).join(' → ');
  return (
    <ListPage
      title={t('intranet.menu.quien-decide')}
      place={place}
      list={{ ...list, items }}
      empty={{ title: t('solicitudes.gestion.sin-cadenas') }}
      filters={
        <>
          {parts}
          {there.length > 1 && (
            <NativeSelect
              label={t('solicitudes.gestion.que-se-decide')}
              mb="md"
              maw="28rem"
              value={modulo}
              data={there.map((value) => ({ value, label: t(`menu.entradas.${value}`) }))}
              onChange={({ currentTarget }) => set({ modulo: there.find((one) => one === currentTarget.value), ver: undefined })}
            />
          )}
        </>
      }
      renderRow={(cadena) => ({
        id: cadena.departamento?.id ?? 0,
        name: cadena.departamento?.nombre ?? t('solicitudes.gestion.toda-la-empresa'),
        facts: stepsOf(cadena),
        end: cadena.recordarDias === null ? null : t('solicitudes.gestion.recuerda', { count: cadena.recordarDias }),
      })}
      renderOne={(cadena) => <OneChain key={`${modulo} ${cadena.departamento?.id ?? 0}`} cadena={cadena} onClose={() => show(null)} />}
      {...(free.length > 0 && {
        add: {
          label: t('solicitudes.gestion.nueva-cadena'),
          note: t('solicitudes.gestion.nueva-cadena-nota'),
          form: <ChainForm modulo={modulo} cadena={null} departments={free} onSaved={({ departamento }) => show(departamento?.id ?? 0)} />,
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
      <ChainForm modulo={modulo} cadena={cadena} departments={[]} />
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
