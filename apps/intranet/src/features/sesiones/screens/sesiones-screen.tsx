import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { sesiones } from '@jornada/contract';
import { IconCheck } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { More } from '../../../shared/more.tsx';
import { useRows } from '../../../shared/use-rows.ts';
import { ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import parts from '../../../shared/parts.module.css';
import { usePlace } from '../../../shared/use-place.ts';
import { sesionesSearch } from '../search.ts';
import { SessionsOfOne } from '../components/sessions-of-one.tsx';

/** Who is signed in, each person once, and beside them the devices of whoever is chosen. */
export function SesionesScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, open, show, set } = usePlace(sesionesSearch);
  const { query, more } = useRows(sesiones.deEmpresa, search.texto ? { texto: search.texto } : {});
  return (
    <Page title={t('intranet.menu.sesiones')}>
      <ListAside aside={typeof open === 'number' && <SessionsOfOne key={open} id={open} onClose={() => show(null)} />}>
        <div className={parts.tools}>
          <TextInput
            type="search"
            label={t('sesiones.buscar')}
            value={search.texto ?? ''}
            maxLength={100}
            onChange={(event) => set({ texto: event.currentTarget.value })}
          />
        </div>
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState title={t('sesiones.vacio')} />
            ) : (
              <>
                <Rows label={t('intranet.menu.sesiones')}>
                  {items.map(({ persona, sesiones: count, ultimoUso, esActual }) => (
                    <Row
                      key={persona.id}
                      name={persona.nombre}
                      note={t('sesiones.abiertas', { count })}
                      end={t('sesiones.ultimo', { dia: format.date(format.dayOf(ultimoUso), 'day'), hora: format.hour(ultimoUso) })}
                      facts={
                        esActual ? (
                          <StatusPill icon={IconCheck} tone="accent">
                            {t('sesiones.esta')}
                          </StatusPill>
                        ) : null
                      }
                      isOpen={persona.id === open}
                      onOpen={() => show(persona.id)}
                    />
                  ))}
                </Rows>
                <More shown={items.length} total={total} onMore={more} />
              </>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}
