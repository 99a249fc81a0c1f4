import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCloudOff, IconPrinter } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { printPage } from '@jornada/web/native/print.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { MusterList } from './muster-list.tsx';
import { useMuster } from './use-muster.ts';
import { foundIn, keyOf } from './waiting-ticks.ts';
import classes from './muster.module.css';

/** The list is read again so often that an older one is not of now. */
const LATE_MS = 60_000;

/** Who is inside now, by centre, to be ticked off in an emergency: with a network or without one, and on paper. */
export function Muster() {
  const { t } = useTranslation();
  const minute = useMinute();
  const online = useOnline();
  const muster = useMuster();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isShort, setShort] = useState(false);
  return (
    <Loaded query={muster.query}>
      {({ centros, momento }) => {
        const fullest = centros.toSorted((a, b) => b.personas.length + b.visitas.length - a.personas.length - a.visitas.length)[0];
        const centre = centros.find(({ id }) => id === chosen) ?? fullest;
        if (!centre) return <EmptyState title={t('visitas.recuento.nadie')} />;
        const own = muster.waiting[centre.id];
        const found = foundIn(centre, own);
        const keys = [
          ...centre.personas.map(({ id }) => keyOf({ clase: 'persona', id })),
          ...centre.visitas.map(({ id }) => keyOf({ clase: 'visita', id })),
        ];
        const missing = keys.filter((key) => !found.has(key)).length;
        const unsent = Object.keys(own?.marcas ?? {}).length;
        const isCutOff = muster.query.error !== null || !online;
        const isOld = isCutOff || Date.parse(minute) - Date.parse(momento) > LATE_MS;
        return (
          <div className={classes.muster}>
            {centros.length > 1 && (
              <NativeSelect
                label={t('visitas.recuento.centro')}
                value={String(centre.id)}
                data={centros.map(({ id, nombre, personas, visitas }) => ({
                  value: String(id),
                  label: `${nombre} (${personas.length + visitas.length})`,
                }))}
                onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
              />
            )}
            <p className={classes.sum} role="status" data-done={missing === 0}>
              {missing > 0
                ? t('visitas.recuento.faltan', { count: missing, total: keys.length })
                : t('visitas.recuento.todos', { total: keys.length })}
            </p>
            {isOld && (
              <Note icon={IconCloudOff} tone="warn" words="ink">
                {isCutOff ? t('visitas.recuento.sin-red') : t('visitas.recuento.antigua')}
              </Note>
            )}
            <Hint role="status">
              <MusterAge momento={momento} zona={centre.zona} /> {unsent > 0 && t('visitas.recuento.sin-enviar', { count: unsent })}
            </Hint>
            {keys.length === 0 ? (
              <EmptyState title={t('visitas.recuento.nadie')} />
            ) : (
              <>
                <SwitchRow label={t('visitas.recuento.solo')} checked={isShort} onChange={setShort} />
                {(['visita', 'persona'] as const).map((clase) => (
                  <MusterList
                    key={clase}
                    clase={clase}
                    centre={centre}
                    found={found}
                    isShort={isShort}
                    onTick={(id, presente) => muster.tick(centre, clase, id, presente)}
                  />
                ))}
              </>
            )}
            <Group className={classes.tools}>
              {!__WRAPPER__ && (
                <Button variant="default" leftSection={<Glyph of={IconPrinter} />} onClick={printPage}>
                  {t('visitas.recuento.imprimir')}
                </Button>
              )}
              {found.size > 0 && (
                <Ask
                  opener={t('visitas.recuento.otro')}
                  question={t('visitas.recuento.otro-pregunta')}
                  yes={t('visitas.recuento.otro')}
                  isBusy={false}
                  error={null}
                  onYes={() => muster.restart(centre)}
                />
              )}
            </Group>
            <Hint>{t('visitas.recuento.aparte')}</Hint>
          </div>
        );
      }}
    </Loaded>
  );
}

/** From when the list of who is inside is, in the centre's zone: with the day, unless that is today. */
function MusterAge({ momento, zona }: { momento: string; zona: string }) {
  const { t } = useTranslation();
  const { dayOf, hour, relativeDay } = useFormat(zona);
  const dia = dayOf(momento);
  const today = dayOf(useMinute());
  const hora = hour(momento);
  return dia === today ? t('visitas.recuento.a-las', { hora }) : t('visitas.recuento.a-las-dia', { dia: relativeDay(dia, today), hora });
}
