import { useTranslation } from 'react-i18next';
import { horarios, type HorarioGestionado } from '@jornada/contract';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { AddButton } from '../../../shared/add-button.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { BackToImport } from '../../../shared/back-to-import.tsx';
import { Aside, ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { usePlace } from '../../../shared/use-place.ts';
import { horariosSearch } from '../search.ts';
import { versionOn } from '../model/version-on.ts';
import { NewSchedule } from '../components/new-schedule.tsx';
import { OneSchedule } from '../components/one-schedule.tsx';

/** The schedules by which people work. */
export function HorariosScreen() {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const lista = useRead(horarios.listado, {});
  const { search, open, show } = usePlace(horariosSearch);
  const items = lista.data?.items ?? [];
  const hoy = clock.now().toZonedDateTimeISO(zone).toPlainDate().toString();
  const kindOf = ({ versiones }: HorarioGestionado) => {
    const version = versionOn(versiones, hoy);
    return version && t(`horarios.clases.${version.definicion.clase}`);
  };
  const chosen = items.find(({ id }) => id === open);
  const aside =
    open === 'nuevo' ? (
      <Aside title={t('horarios.nuevo')} onClose={() => show(null)}>
        <NewSchedule named={search.nombre ?? ''} onSaved={({ id }) => show(id)} />
      </Aside>
    ) : (
      chosen && <OneSchedule key={chosen.id} horario={chosen} onClose={() => show(null)} />
    );
  return (
    <Page title={t('intranet.menu.horarios')} actions={<AddButton label={t('horarios.nuevo')} open={open} onClick={() => show('nuevo')} />}>
      <BackToImport />
      <ListAside aside={aside}>
        <Loaded query={lista}>
          {() =>
            items.length === 0 ? (
              <EmptyState title={t('horarios.vacio')} text={t('horarios.vacio-texto')} />
            ) : (
              <Rows label={t('intranet.menu.horarios')}>
                {items.map((one) => (
                  <Row
                    key={one.id}
                    name={one.nombre}
                    note={kindOf(one)}
                    end={t('gestion.personas', { count: one.personas })}
                    facts={!one.abierto && <ClosedPill />}
                    isOpen={one.id === open}
                    isDim={!one.abierto}
                    onOpen={() => show(one.id)}
                  />
                ))}
              </Rows>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}
