import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { sesiones, type SesionDeEmpresa } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconDeviceLaptop, IconDeviceMobile, IconDevices, IconDeviceTablet } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Ask } from '../../../platform/ask.tsx';
import { useRead, useSend } from '../../../platform/calls.ts';
import { More } from '../../../platform/form.tsx';
import { Aside, ListAside, Row, Rows } from '../../../platform/list-aside.tsx';
import { Loaded } from '../../../platform/loaded.tsx';
import { Facts } from '../../../platform/parts.tsx';
import parts from '../../../platform/parts.module.css';
import { usePlace } from '../../../platform/use-place.ts';

const STEP = 20;
const ICONS = { ordenador: IconDeviceLaptop, movil: IconDeviceMobile, tableta: IconDeviceTablet, desconocida: IconDevices };

/** Who is signed in where. */
export function SesionesScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { text, set } = usePlace();
  const [limit, setLimit] = useState(STEP);
  const query = useRead(sesiones.deEmpresa, { limit, ...(text('texto') ? { texto: text('texto') } : {}) });
  const [open, setOpen] = useState<string | null>(null);
  const chosen = query.data?.items.find(({ id }) => id === open);
  return (
    <Page title={t('intranet.menu.sesiones')}>
      <ListAside aside={chosen && <OneSession key={chosen.id} sesion={chosen} onClose={() => setOpen(null)} />}>
        <div className={parts.tools}>
          <TextInput
            type="search"
            label={t('sesiones.buscar')}
            value={text('texto')}
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
                  {items.map((sesion) => (
                    <Row
                      key={sesion.id}
                      name={sesion.persona.nombre}
                      note={<Device sesion={sesion} />}
                      end={t('sesiones.ultimo', {
                        dia: format.date(format.dayOf(sesion.ultimoUso), 'day'),
                        hora: format.hour(sesion.ultimoUso),
                      })}
                      facts={
                        sesion.esActual ? (
                          <StatusPill icon={IconCheck} tone="accent">
                            {t('sesiones.esta')}
                          </StatusPill>
                        ) : null
                      }
                      isOpen={sesion === chosen}
                      onOpen={() => setOpen(sesion.id)}
                    />
                  ))}
                </Rows>
                <More shown={items.length} total={total} onMore={() => setLimit(Math.min(100, limit + STEP))} />
              </>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}

function Device({ sesion: { dispositivo } }: { sesion: SesionDeEmpresa }) {
  const { t } = useTranslation();
  const { forma, navegador, sistema } = dispositivo;
  return (
    <>
      <Glyph of={ICONS[forma]} size="xs" /> {[navegador, sistema].filter(Boolean).join(' · ') || t('sesiones.desconocido')}
    </>
  );
}

function OneSession({ sesion, onClose }: { sesion: SesionDeEmpresa; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const una = useSend(sesiones.cerrarUna, [sesiones.deEmpresa]);
  const todas = useSend(sesiones.cerrarDePersona, [sesiones.deEmpresa]);
  const { id, persona, creada, ultimoUso, clase, esActual } = sesion;
  const when = (instant: string) => `${format.date(format.dayOf(instant), 'numeric')}, ${format.hour(instant)}`;
  return (
    <Aside title={persona.nombre} note={<Device sesion={sesion} />} onClose={onClose}>
      <Facts
        items={[
          [t('sesiones.abierta'), when(creada)],
          [t('sesiones.ultimo-uso'), when(ultimoUso)],
          [t('sesiones.dura'), t(clase === 'recordada' ? 'sesiones.recordada' : 'sesiones.normal')],
        ]}
      />
      <div className={parts.buttons}>
        {esActual ? (
          <p className={parts.note}>{t('sesiones.propia')}</p>
        ) : (
          <Ask
            opener={t('sesiones.cerrar')}
            question={t('sesiones.cerrar-pregunta', { nombre: persona.nombre })}
            yes={t('sesiones.cerrar')}
            isBad
            isBusy={una.isPending}
            error={una.error}
            onYes={() =>
              una.mutate(
                { id },
                {
                  onSuccess: () => {
                    notices.show(t('sesiones.cerrada'));
                    onClose();
                  },
                },
              )
            }
          />
        )}
        <Ask
          opener={t('sesiones.cerrar-todas')}
          question={t('sesiones.cerrar-todas-pregunta', { nombre: persona.nombre })}
          yes={t('sesiones.cerrar-todas')}
          isBad
          isBusy={todas.isPending}
          error={todas.error}
          onYes={() =>
            todas.mutate(
              { persona: persona.id },
              {
                onSuccess: ({ cerradas }) => {
                  notices.show(t('sesiones.cerradas', { count: cerradas }));
                  onClose();
                },
              },
            )
          }
        />
      </div>
    </Aside>
  );
}
