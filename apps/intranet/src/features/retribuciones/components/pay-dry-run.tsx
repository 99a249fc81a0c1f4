import { useTranslation } from 'react-i18next';
import type { EnsayoRetribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { DryRunLine, DryRunPart, ListDryRun } from '../../../shared/list-files/dry-run.tsx';
import { columnName, isRefusedRow, type AcceptedRow, type RefusedRow } from '../model/pay-file.ts';
import { usePayNames } from '../use-pay-names.ts';

/** What each line of a file would do: what is refused first, then what is corrected, then what is new. */
export function PayDryRun({ of: { archivo, desconocidas, lineas, cuentas, sumas } }: { of: EnsayoRetribuciones }) {
  const { t } = useTranslation();
  const names = usePayNames();
  const refused = lineas.filter(isRefusedRow);
  const accepted = lineas.filter((one): one is AcceptedRow => !isRefusedRow(one));
  const more = (count: number) => t('retribuciones.importar.ver-mas', { count });
  return (
    <ListDryRun
      words={{
        title: t('retribuciones.importar.resumen', { count: cuentas.nueva + cuentas.cambiar, total: archivo.lineas }),
        note: t('retribuciones.importar.ensayo'),
        unknown: desconocidas.length > 0 && t('retribuciones.importar.desconocidas', { columnas: desconocidas.join(', ') }),
      }}
      facts={[
        [t('retribuciones.importar.archivo'), archivo.nombre],
        [t('retribuciones.importar.cuentas.nueva'), cuentas.nueva],
        [t('retribuciones.importar.cuentas.cambiar'), cuentas.cambiar],
        [t('retribuciones.importar.cuentas.igual'), cuentas.igual],
        [t('retribuciones.importar.cuentas.rechazada'), cuentas.rechazada],
        [t('retribuciones.bruto'), names.money(sumas.bruto)],
        [t('retribuciones.neto-titulo'), names.money(sumas.neto)],
      ]}
    >
      <DryRunPart
        title={t('retribuciones.importar.cuentas.rechazada')}
        items={refused}
        more={more}
        renderRow={(one) => <Refused key={one.linea} of={one} />}
      />
      {(['cambiar', 'nueva'] as const).map((outcome) => (
        <DryRunPart
          key={outcome}
          title={t(`retribuciones.importar.cuentas.${outcome}`)}
          items={accepted.filter(({ estado }) => estado === outcome)}
          more={more}
          renderRow={(one) => <Accepted key={one.linea} of={one} />}
        />
      ))}
    </ListDryRun>
  );
}

export function Refused({ of: { linea, nombre, rechazos } }: { of: RefusedRow }) {
  const { t } = useTranslation();
  const names = usePayNames();
  return (
    <DryRunLine line={linea}>
      {nombre || t('retribuciones.importar.sin-nombre')}
      {rechazos.map(({ columna, valor, motivo, debe, otra }) => (
        <small key={columna + motivo}>
          {columnName(columna, t)}
          {valor && ` ${t('correcciones.cita', { texto: valor })}`}:{' '}
          <span data-tone="bad">
            {t(`retribuciones.importar.motivos.${motivo}`, { debe: debe === null ? '' : names.money(debe), otra: otra ?? '' })}
          </span>
        </small>
      ))}
    </DryRunLine>
  );
}

function Accepted({ of: { linea, nombre, ano, mes, clase, neto, antes } }: { of: AcceptedRow }) {
  const names = usePayNames();
  return (
    <DryRunLine
      line={linea}
      end={
        <>
          {antes && antes.neto !== neto && <s>{names.money(antes.neto)}</s>} {names.money(neto)}
        </>
      }
    >
      {nombre}
      <small>
        {names.month(ano, mes)}
        {clase === 'mensual' ? '' : ` · ${names.kind(clase)}`}
      </small>
    </DryRunLine>
  );
}
