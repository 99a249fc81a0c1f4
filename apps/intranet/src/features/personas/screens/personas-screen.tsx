import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileImport, IconUserPlus } from '@jornada/ui/icons.ts';
import { Page } from '@jornada/web/page.tsx';
import { AddButton } from '../../../shared/add-button.tsx';
import { usePlace } from '../../../shared/use-place.ts';
import { personasSearch } from '../search.ts';
import { useCuentas, useOpciones, usePersonas } from '../api.ts';
import { AssignForm } from '../components/assign-form.tsx';
import { ChosenBar } from '../components/chosen-bar.tsx';
import { Filters } from '../components/filters.tsx';
import { NewPerson } from '../components/new-person.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { PersonAside } from '../components/person-aside.tsx';
import { TaskAside } from '../components/task-aside.tsx';
import { filterOf } from '../model/filters.ts';
import { useChosen } from '../model/use-chosen.ts';
import classes from '../personas.module.css';

/** The people of the company with their state, and beside them the chosen one, or the form for several. */
export function PersonasScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace(personasSearch);
  const { open, show, search } = place;
  const filtro = filterOf(search);
  const lista = usePersonas(filtro);
  const counted = useCuentas(filtro);
  const { data: opciones } = useOpciones();
  const chosen = useChosen();
  // A person who came from a schedule's page to assign it can choose people at once.
  const given = opciones?.horarios.find(({ id }) => id === search.asignar);
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const isChoosing = wantsToChoose || given !== undefined;
  const count = chosen.people.length;
  const isAssigning = open === 'asignar' && count > 0;
  const isOpen = open !== null && (open !== 'asignar' || isAssigning);
  const done = () => {
    if (given) void navigate({ to: '/horarios', search: { ver: given.id } });
    else show(null);
  };
  return (
    <Page
      title={t('intranet.menu.personas')}
      actions={
        <>
          {counted && (
            <span className={classes.total}>
              {t('personas.total', { count: counted.cuentas.todas, centros: t('personas.centros', { count: counted.centros }) })}
            </span>
          )}
          <Button
            className={classes.import}
            variant="default"
            leftSection={<Glyph of={IconFileImport} />}
            renderRoot={(props) => <Link {...props} to="/personas/importar" />}
          >
            {t('intranet.menu.importar')}
          </Button>
          <AddButton label={t('personas.nueva.titulo')} icon={IconUserPlus} open={isOpen ? open : null} onClick={() => show('nuevo')} />
        </>
      }
    >
      <div className={classes.split} data-open={isOpen}>
        <div className={classes.list}>
          <Filters place={place} cuentas={counted?.cuentas} />
          <PeopleList
            lista={lista}
            total={counted?.cuentas[search.estado ?? 'todas']}
            place={place}
            chosen={chosen}
            isChoosing={isChoosing}
            onChoosing={(wants) => {
              setWantsToChoose(wants);
              if (!wants) chosen.clear();
              if (!wants && search.asignar) place.set({ asignar: undefined });
            }}
          />
          {(count > 0 || given) && (
            <ChosenBar chosen={chosen} horario={given?.nombre ?? null} isAssigning={isAssigning} onAssign={() => show('asignar')} />
          )}
        </div>
        {open === 'nuevo' && <NewPerson onClose={() => show(null)} />}
        {isAssigning && (
          <TaskAside title={t('personas.varias.titulo', { count })} onClose={() => show(null)}>
            <AssignForm chosen={chosen} horario={given?.id ?? null} onDone={done} />
          </TaskAside>
        )}
        {typeof open === 'number' && <PersonAside key={open} id={open} onClose={() => show(null)} />}
      </div>
    </Page>
  );
}
