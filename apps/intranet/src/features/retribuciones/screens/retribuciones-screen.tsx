import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarEvent, IconFileImport } from '@jornada/ui/icons.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { CalendarOfPay } from '../components/calendar-of-pay.tsx';
import { OnePay } from '../components/one-pay.tsx';
import { PayForm } from '../components/pay-form.tsx';
import { retribucionesSearch } from '../search.ts';
import { usePayNames } from '../use-pay-names.ts';
import classes from '../pay.module.css';

/** The pay statements of a month: who has one, what they come to, and which have no document yet. */
export function RetribucionesScreen() {
  const { t } = useTranslation();
  const names = usePayNames();
  const place = usePlace(retribucionesSearch);
  const { open, show, set, search } = place;
  const { ano, mes, texto } = search;
  const list = useList(retribuciones.listado, { ano, mes, texto: texto?.slice(0, 100) }, { refetchOnWindowFocus: true });
  const { data } = list;
  const close = (): void => show(null);
  const months = data ? withShown(data.meses, data) : [];
  const aside =
    open === 'asignar' ? <CalendarOfPay onClose={close} /> : typeof open === 'number' && <OnePay key={open} id={open} onClose={close} />;
  return (
    <ListPage
      title={t('retribuciones.titulo')}
      place={place}
      list={list}
      empty={
        texto === undefined
          ? { title: t('retribuciones.gestion.vacio'), text: t('retribuciones.gestion.vacio-texto') }
          : { title: t('retribuciones.gestion.nadie') }
      }
      renderRow={({ id, persona, clase, bruto, neto, conDocumento }) => ({
        id,
        name: persona.nombre,
        note: [
          clase === 'mensual' ? null : names.kind(clase),
          t('retribuciones.gestion.bruto-de', { importe: names.money(bruto) }),
          conDocumento ? null : t('retribuciones.gestion.sin-documento'),
        ]
          .filter(Boolean)
          .join(' · '),
        end: t('retribuciones.gestion.neto-de', { importe: names.money(neto) }),
      })}
      aside={aside || undefined}
      add={{ label: t('retribuciones.gestion.nueva'), form: <PayForm of={null} month={data ?? null} onSaved={({ id }) => show(id)} /> }}
      filters={
        <>
          <Filters>
            <SearchField label={t('retribuciones.gestion.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
            <NativeSelect
              aria-label={t('retribuciones.gestion.mes')}
              value={data ? keyOf(data) : ''}
              data={months.map((one) => ({ value: keyOf(one), label: names.month(one.ano, one.mes) }))}
              onChange={({ currentTarget: { value } }) => {
                const [year, month] = value.split('-').map(Number);
                set({ ano: year, mes: month });
              }}
            />
          </Filters>
          <Group gap="sm" mb="md">
            <Button
              variant="default"
              leftSection={<Glyph of={IconFileImport} />}
              renderRoot={(props) => <Link {...props} to="/retribuciones/importar" />}
            >
              {t('retribuciones.importar.titulo')}
            </Button>
            <Button variant="default" leftSection={<Glyph of={IconCalendarEvent} />} onClick={() => show('asignar')}>
              {t('retribuciones.calendario.titulo')}
            </Button>
          </Group>
          {data && data.total > 0 && <MonthSums of={data.sumas} />}
        </>
      }
    />
  );
}

type Month = { ano: number; mes: number };
const keyOf = ({ ano, mes }: Month): string => `${ano}-${mes}`;

/** The months that can be chosen; the one that shows is among them, also if nobody is paid in it. */
const withShown = (months: readonly Month[], { ano, mes }: Month): Month[] =>
  [...months.filter((one) => keyOf(one) !== keyOf({ ano, mes })), { ano, mes }].toSorted((a, b) => b.ano - a.ano || b.mes - a.mes);

/** What the statements that are listed come to. */
function MonthSums({ of: { personas, bruto, neto, sinDocumento } }: { of: SalidaDe<typeof retribuciones.listado>['sumas'] }) {
  const { t } = useTranslation();
  const names = usePayNames();
  const facts = [
    [t('retribuciones.gestion.personas'), personas],
    [t('retribuciones.bruto'), names.money(bruto)],
    [t('retribuciones.neto-titulo'), names.money(neto)],
    [t('retribuciones.gestion.sin-documentos'), sinDocumento],
  ] as const;
  return (
    <dl className={classes.sums}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
