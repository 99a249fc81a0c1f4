import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { BillForm } from '../components/bill-form.tsx';
import { Billings } from '../components/billings.tsx';
import { facturarSearch } from '../search.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../informe.module.css';

/** What can be billed up to a day, project by project, and what was billed. */
export function FacturarScreen() {
  const { t } = useTranslation();
  const words = useReportWords();
  const place = usePlace(facturarSearch);
  const { search, open, show, set } = place;
  const query = useRead(informeProyectos.porFacturar, { hasta: search.hasta }, { keeps: true });
  const chosen = query.data?.items.find(({ proyecto }) => proyecto.id === open);
  const close = (): void => show(null);
  return (
    <Page title={t('informe-proyectos.facturar.titulo')}>
      <ListAside aside={chosen && query.data && <BillForm key={chosen.proyecto.id} of={chosen} hasta={query.data.hasta} onClose={close} />}>
        <Stack gap="lg">
          <div className={classes.filters}>
            <DayInput
              label={t('informe-proyectos.facturar.hasta')}
              value={search.hasta ?? query.data?.hasta ?? ''}
              onChange={(day) => set({ hasta: day || undefined })}
            />
            <Way renderRoot={(props) => <Link {...props} to="/informe-proyectos" />}>{t('informe-proyectos.facturar.volver')}</Way>
          </div>
          <Loaded query={query}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title={t('informe-proyectos.facturar.vacio')} text={t('informe-proyectos.facturar.vacio-texto')} />
              ) : (
                <Rows aria-label={t('informe-proyectos.facturar.titulo')}>
                  {items.map(({ proyecto, cliente, minutos, importeCentimos, desde }) => (
                    <Row
                      key={proyecto.id}
                      name={proyecto.nombre}
                      note={[cliente, t('informe-proyectos.facturar.desde', { dia: words.day(desde) })].filter(Boolean).join(' · ')}
                      end={[words.hours(minutos), importeCentimos === undefined ? null : words.format.money(importeCentimos, 'EUR')]
                        .filter(Boolean)
                        .join(' · ')}
                      isOpen={proyecto.id === open}
                      onOpen={() => show(proyecto.id)}
                    />
                  ))}
                </Rows>
              )
            }
          </Loaded>
          <Section title={t('informe-proyectos.facturar.hechas')}>
            <Billings />
          </Section>
        </Stack>
      </ListAside>
    </Page>
  );
}
