import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconUserPlus } from '@jornada/ui/icons.ts';
import { AddButton } from '@jornada/web/list/add-button.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { useCuentas, useOpciones, usePersonas } from '../api.ts';
import { AssignForm } from '../components/assign-form.tsx';
import { ChosenBar } from '../components/chosen-bar.tsx';
import { Filters } from '../components/filters.tsx';
import { NewPerson } from '../components/new-person.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { PersonAside } from '../components/person-aside.tsx';
import { useChosen } from '../model/use-chosen.ts';
import { personasSearch } from '../search.ts';

/** The people of the company with their state, and beside them the chosen one, or the form for several. */
export function PersonasScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace(personasSearch);
  const { open, show, set, search } = place;
  const { texto, departamento, centro, horario, estado, cuenta, orden: sort, dir } = search;
  const filters = { texto: texto?.slice(0, 100), departamento, centro, horario, estado, cuenta, sort, dir };
  const list = usePersonas(filters);
  const counted = useCuentas(filters);
  const { data: opciones } = useOpciones();
  const chosen = useChosen();
  // A person who came from a schedule's page to assign it can choose people at once.
  const given = opciones?.horarios.find(({ id }) => id === search.asignar);
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const isChoosing = wantsToChoose || given !== undefined;
  const count = chosen.people.length;
  const isAssigning = open === 'asignar' && count > 0;
  const close = () => show(null);
  const done = () => {
    if (given) void navigate({ to: '/horarios', search: { ver: given.id } });
    else close();
  };
  const aside =
    open === 'nuevo' ? (
      <NewPerson onClose={close} />
    ) : isAssigning ? (
      <Aside title={t('personas.varias.titulo', { count })} onClose={close}>
        <AssignForm chosen={chosen} horario={given?.id ?? null} onDone={done} />
      </Aside>
    ) : (
      typeof open === 'number' && <PersonAside key={open} id={open} onClose={close} />
    );
  return (
    <Page
      title={t('intranet.menu.personas')}
      actions={
        <>
          {counted && (
            <Text span c="dimmed" mr="md" visibleFrom="md">
              {t('personas.total', { count: counted.cuentas.todas, centros: t('personas.centros', { count: counted.centros }) })}
            </Text>
          )}
          <AddButton label={t('personas.nueva.titulo')} icon={IconUserPlus} open={aside ? open : null} onClick={() => show('nuevo')} />
        </>
      }
    >
      <ListAside isWide aside={aside}>
        <Filters place={place} cuentas={counted?.cuentas} />
        <PeopleList
          list={list}
          total={counted?.cuentas[estado ?? 'todas']}
          place={place}
          chosen={chosen}
          isChoosing={isChoosing}
          onChoosing={(wants) => {
            setWantsToChoose(wants);
            if (!wants) chosen.clear();
            if (!wants && search.asignar) set({ asignar: undefined });
          }}
        />
        {(count > 0 || given) && (
          <ChosenBar chosen={chosen} horario={given?.nombre ?? null} isAssigning={isAssigning} onAssign={() => show('asignar')} />
        )}
      </ListAside>
    </Page>
  );
}
