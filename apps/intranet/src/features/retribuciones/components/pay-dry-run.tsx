import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { EnsayoRetribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { columnName, isRefusedRow, type AcceptedRow, type RefusedRow } from '../model/pay-file.ts';
import { usePayNames } from '../use-pay-names.ts';
import classes from '../pay.module.css';

/** Lines shown at first. */
const FEW = 8;

/** What each line of a file would do: what is refused first, then what is corrected, then what is new. */
export function PayDryRun({ of: { archivo, desconocidas, lineas, cuentas, sumas } }: { of: EnsayoRetribuciones }) {
  const { t } = useTranslation();
  const names = usePayNames();
  const refused = lineas.filter(isRefusedRow);
  const accepted = lineas.filter((one): one is AcceptedRow => !isRefusedRow(one));
  return (
    <div className={classes.run}>
      <h2>{t('retribuciones.importar.resumen', { count: cuentas.nueva + cuentas.cambiar, total: archivo.lineas })}</h2>
      <Text c="dimmed" mb="md">
        {t('retribuciones.importar.ensayo')}
      </Text>
      <Facts
        items={[
          [t('retribuciones.importar.archivo'), archivo.nombre],
          [t('retribuciones.importar.cuentas.nueva'), cuentas.nueva],
          [t('retribuciones.importar.cuentas.cambiar'), cuentas.cambiar],
          [t('retribuciones.importar.cuentas.igual'), cuentas.igual],
          [t('retribuciones.importar.cuentas.rechazada'), cuentas.rechazada],
          [t('retribuciones.bruto'), names.money(sumas.bruto)],
          [t('retribuciones.neto-titulo'), names.money(sumas.neto)],
        ]}
      />
      {desconocidas.length > 0 && (
        <Text c="dimmed" mt="sm">
          {t('retribuciones.importar.desconocidas', { columnas: desconocidas.join(', ') })}
        </Text>
      )}
      <Part
        title={t('retribuciones.importar.cuentas.rechazada')}
        items={refused}
        renderRow={(one) => <Refused key={one.linea} of={one} />}
      />
      <Part
        title={t('retribuciones.importar.cuentas.cambiar')}
        items={accepted.filter(({ estado }) => estado === 'cambiar')}
        renderRow={(one) => <Accepted key={one.linea} of={one} />}
      />
      <Part
        title={t('retribuciones.importar.cuentas.nueva')}
        items={accepted.filter(({ estado }) => estado === 'nueva')}
        renderRow={(one) => <Accepted key={one.linea} of={one} />}
      />
    </div>
  );
}

function Part<T>({ title, items, renderRow }: { title: string; items: readonly T[]; renderRow: (one: T) => ReactNode }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole || items.length <= FEW + 2 ? items : items.slice(0, FEW);
  return (
    <section className={classes.part} aria-label={title}>
      <h3>
        {title} <span>{items.length}</span>
      </h3>
      <Rows padded>{shown.map(renderRow)}</Rows>
      {shown.length < items.length && (
        <Button variant="transparent" onClick={() => setWhole(true)}>
          {t('retribuciones.importar.ver-todas')}
        </Button>
      )}
    </section>
  );
}

export function Refused({ of: { linea, nombre, rechazos } }: { of: RefusedRow }) {
  const { t } = useTranslation();
  const names = usePayNames();
  return (
    <li className={classes.row}>
      <span>{linea}</span>
      <span>
        {nombre || t('retribuciones.importar.sin-nombre')}
        {rechazos.map(({ columna, valor, motivo, debe, otra }) => (
          <small key={columna + motivo}>
            {columnName(columna, t)}
            {valor && ` «${valor}»`}:{' '}
            <span data-tone="bad">
              {t(`retribuciones.importar.motivos.${motivo}`, { debe: debe === null ? '' : names.money(debe), otra: otra ?? '' })}
            </span>
          </small>
        ))}
      </span>
      <span />
    </li>
  );
}

function Accepted({ of: { linea, nombre, ano, mes, clase, neto, antes } }: { of: AcceptedRow }) {
  const names = usePayNames();
  return (
    <li className={classes.row}>
      <span>{linea}</span>
      <span>
        {nombre}
        <small>
          {names.month(ano, mes)}
          {clase === 'mensual' ? '' : ` · ${names.kind(clase)}`}
        </small>
      </span>
      <span>
        {antes && antes.neto !== neto && <s>{names.money(antes.neto)}</s>} {names.money(neto)}
      </span>
    </li>
  );
}
