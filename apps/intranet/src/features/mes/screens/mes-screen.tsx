import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mes as feature, personas } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconLock,
} from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { addMonths, partsOf } from '@jornada/web/month.ts';
import { Page } from '@jornada/web/page.tsx';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ColumnsChoice } from '../components/columns-choice.tsx';
import { MonthClosing } from '../components/month-closing.tsx';
import { MonthGrid } from '../components/month-grid.tsx';
import { MonthSigning } from '../components/month-signing.tsx';
import { PersonMonth } from '../components/person-month.tsx';
import { Legend } from '../components/strip.tsx';
import { columnsOf, keepColumns, offered } from '../model/columns.ts';
import { filterOf } from '../model/filter-of.ts';
import { mesSearch } from '../search.ts';
import classes from '../mes.module.css';

/** How often the sums are asked for again while a job adds them up, in milliseconds. */
const AGAIN_MS = 1000;

/** The month of everybody as one desk: numbers, the days behind them, mending and closing. */
export function MesScreen() {
  const { t } = useTranslation();
  const { clock, storage } = useWebServices();
  const { profile } = useSession();
  const format = useFormat();
  const isDesktop = useIsDesktop();
  const place = usePlace(mesSearch);
  const { search, open, show, set } = place;
  const now = clock.now().toZonedDateTimeISO(format.zone).toPlainDate().toString().slice(0, 7);
  const mes = search.mes ?? now;
  const filter = filterOf(search, mes);
  const totals = useRead(feature.totales, filter, { keeps: true });
  // While a job adds them up they are asked for again.
  useRead(feature.totales, filter, { enabled: (totals.data?.faltan ?? 0) > 0, refetchInterval: AGAIN_MS });
  const options = useRead(personas.opciones, {}, { enabled: profile?.EsAdmin === true });
  const columns = columnsOf(search.columnas, storage);
  const { ano, mes: month } = partsOf(mes);
  const name = format.month(month, ano);
  const go = (months: number): void => set({ mes: addMonths(mes, months) });
  const close = (): void => show(null, { panel: undefined, dia: undefined });
  const beside =
    typeof open === 'number' ? (
      <PersonMonth key={`${open}${mes}`} id={open} mes={mes} dia={search.dia} onClose={close} />
    ) : search.panel === 'cierre' ? (
      <MonthClosing key={mes} mes={mes} centro={search.centro} onClose={close} />
    ) : search.panel === 'columnas' ? (
      <ColumnsChoice
        offered={offered(totals.data ?? { clases: null })}
        columns={columns}
        onChange={(chosen) => set({ columnas: keepColumns(chosen, storage) })}
        onClose={close}
      />
    ) : undefined;
  return (
    <Page
      title={format.capitalize(name)}
      shortTitle={format.capitalize(mes.slice(0, 4) === now.slice(0, 4) ? format.month(month) : name)}
      actions={
        <>
          <ActionIcon aria-label={t('mes.anterior')} onClick={() => go(-1)}>
            <Glyph of={IconChevronLeft} />
          </ActionIcon>
          <ActionIcon aria-label={t('mes.siguiente')} bg="transparent" disabled={mes >= now} onClick={() => go(1)}>
            <Glyph of={IconChevronRight} />
          </ActionIcon>
          {profile?.EsAdmin && (
            <Button
              className={classes.export}
              variant="default"
              leftSection={<Glyph of={IconDownload} />}
              renderRoot={(props) => (
                <Link {...props} to="/exportes" search={{ ver: 'nuevo', clase: 'mensual', mes, centro: search.centro }} />
              )}
            >
              {t('mes.exportar')}
            </Button>
          )}
          {profile?.EsAdmin && (
            <Button
              className={classes.tool}
              variant="default"
              aria-label={t('mes.cierre')}
              leftSection={<Glyph of={IconLock} />}
              onClick={() => show(null, { panel: 'cierre' })}
            >
              <span className={classes.label}>{t('mes.cierre')}</span>
            </Button>
          )}
        </>
      }
    >
      <ListAside aside={beside} isWide>
        <Loaded query={totals}>
          {(data) => {
            const centres = data.centros.filter(({ id }) => search.centro === undefined || id === search.centro);
            const everybody = data.centros.reduce((sum, { personas: count }) => sum + count, 0);
            const chooseCentre = (value: string) => set({ centro: Number(value) || undefined });
            const warned = centres.reduce((sum, { avisos }) => sum + avisos, 0);
            return (
              <>
                {data.centros.length > 1 && (
                  <div className={classes.centres} data-narrow={beside !== undefined}>
                    {isDesktop ? (
                      <SegmentChoice
                        aria-label={t('personas.campos.centro')}
                        value={String(search.centro ?? '')}
                        options={[
                          { value: '', label: t('mes.todos'), count: everybody },
                          ...data.centros.map(({ id, nombre, personas: count }) => ({ value: String(id), label: nombre, count })),
                        ]}
                        onChoose={chooseCentre}
                      />
                    ) : (
                      <NativeSelect
                        aria-label={t('personas.campos.centro')}
                        value={String(search.centro ?? '')}
                        data={[
                          { value: '', label: `${t('ausencias.todos-centros')} · ${everybody}` },
                          ...data.centros.map(({ id, nombre, personas: count }) => ({ value: String(id), label: `${nombre} · ${count}` })),
                        ]}
                        onChange={({ currentTarget }) => chooseCentre(currentTarget.value)}
                      />
                    )}
                  </div>
                )}
                {mes < now && (
                  <MonthSigning
                    key={mes}
                    // What it counts knows no other filter: under one the centres would say something else.
                    centros={search.departamento || search.responsable || search.texto ? [] : data.centros}
                    mes={mes}
                    centro={search.centro}
                    isFiltered={search.con === 'sin-firmar'}
                    onFilter={(isOn) => set({ con: isOn ? 'sin-firmar' : undefined })}
                  />
                )}
                <div className={classes.filters} data-narrow={beside !== undefined}>
                  <Filters>
                    <SearchField
                      label={t('personas.buscar')}
                      value={search.texto}
                      onChange={(texto) => set({ texto: texto || undefined })}
                    />
                    {options.data && (
                      <NativeSelect
                        aria-label={t('mes.departamento')}
                        value={String(search.departamento ?? '')}
                        data={[
                          { value: '', label: t('mes.departamento') },
                          ...options.data.departamentos.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
                        ]}
                        onChange={({ currentTarget }) => set({ departamento: Number(currentTarget.value) || undefined })}
                      />
                    )}
                    {options.data && (
                      <NativeSelect
                        aria-label={t('mes.responsable')}
                        value={String(search.responsable ?? '')}
                        data={[
                          { value: '', label: t('mes.responsable') },
                          ...options.data.responsables.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
                        ]}
                        onChange={({ currentTarget }) => set({ responsable: Number(currentTarget.value) || undefined })}
                      />
                    )}
                    <Button
                      variant={search.con === 'avisos' ? 'light' : 'default'}
                      aria-pressed={search.con === 'avisos'}
                      leftSection={<Glyph of={IconAlertTriangle} />}
                      onClick={() => set({ con: search.con === 'avisos' ? undefined : 'avisos' })}
                    >
                      {t('mes.con-avisos')} {warned > 0 && warned}
                    </Button>
                    <Button
                      className={classes.columnsButton}
                      variant="default"
                      aria-label={t('mes.columnas-boton')}
                      leftSection={<Glyph of={IconAdjustmentsHorizontal} />}
                      onClick={() => show(null, { panel: 'columnas' })}
                    >
                      <span className={classes.label}>{t('mes.columnas-boton')}</span>
                    </Button>
                  </Filters>
                </div>
                {data.faltan > 0 && <Hint role="status">{t('mes.sumando', { faltan: data.faltan, de: data.de })}</Hint>}
                {data.personas === 0 && data.faltan === 0 ? (
                  <Hint>{t('mes.vacio')}</Hint>
                ) : (
                  <div className={mes < now ? classes.over : undefined}>
                    <MonthGrid
                      key={JSON.stringify(filter)}
                      place={place}
                      filter={filter}
                      columns={columns}
                      totals={data}
                      isNarrow={beside !== undefined}
                    />
                  </div>
                )}
                <footer className={classes.notes}>
                  <span>{t('mes.cuenta-ordinario')}</span>
                  <span>{t('mes.cuenta-saldo')}</span>
                  <Legend />
                </footer>
              </>
            );
          }}
        </Loaded>
      </ListAside>
    </Page>
  );
}
