import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileImport, IconUserPlus } from '@jornada/ui/icons.ts';
import { Page } from '@jornada/web/page.tsx';
import { usePlace } from '../../../platform/use-place.ts';
import { usePersonas } from '../api.ts';
import { Filters } from '../components/filters.tsx';
import { NewPerson } from '../components/new-person.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { PersonAside } from '../components/person-aside.tsx';
import { filterOf } from '../model/filters.ts';
import classes from '../personas.module.css';

/** The people of the company with where they stand now, and beside them the one who is chosen. */
export function PersonasScreen() {
  const { t } = useTranslation();
  const place = usePlace();
  const { open, show } = place;
  const lista = usePersonas(filterOf(place));
  const first = lista.data?.pages[0];
  const isOpen = open !== null;
  return (
    <Page
      title={t('intranet.menu.personas')}
      actions={
        <>
          {first && (
            <span className={classes.total}>
              {t('personas.total', { count: first.cuentas.todas, centros: t('personas.centros', { count: first.centros }) })}
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
          <Button leftSection={<Glyph of={IconUserPlus} />} onClick={() => show('nuevo')}>
            {t('personas.nueva.titulo')}
          </Button>
        </>
      }
    >
      <div className={classes.split} data-open={isOpen}>
        <div className={classes.list}>
          <Filters place={place} cuentas={first?.cuentas} />
          <PeopleList lista={lista} place={place} />
        </div>
        {open === 'nuevo' && <NewPerson onClose={() => show(null)} onMade={({ id }) => show(id)} />}
        {typeof open === 'number' && <PersonAside key={open} id={open} onClose={() => show(null)} />}
      </div>
    </Page>
  );
}
