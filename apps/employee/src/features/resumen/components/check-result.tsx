import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { IconAlertCircle, IconCircleCheck } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

type Result = SalidaDe<typeof resumen.verificar>;

function Found({ title, text }: { title: string; text: string }) {
  return (
    <Notice icon={IconCircleCheck} tone="accent" title={title} mt="md">
      {text}
    </Notice>
  );
}

/** Whether the file, or its data, are ours, and whose record it is. `hasSeal`: where it is unknown, its seal says more. */
export function CheckResult({ result, hasSeal }: { result: Result; hasSeal: boolean }) {
  return (
    <>
      <Origin result={result} hasSeal={hasSeal} />
      {result.mes && <Month mes={result.mes} />}
    </>
  );
}

/** Whether the stored month is still the one in the file, and when the person confirmed it. */
function Month({ mes: { persona, ano, mes, igual, firmado, metodo } }: { mes: NonNullable<Result['mes']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const month = format.month(mes, ano);
  const when = firmado && `${format.date(format.dayOf(firmado), 'numeric')}, ${format.hour(firmado)}`;
  return (
    <Notice
      icon={igual ? IconCircleCheck : IconAlertCircle}
      tone={igual ? 'accent' : 'warn'}
      title={igual ? t('resumen.comprobar.mes-igual') : t('resumen.comprobar.mes-cambiado')}
      mt="md"
    >
      {t(igual ? 'resumen.comprobar.mes-igual-texto' : 'resumen.comprobar.mes-cambiado-texto', { mes: month, persona })}{' '}
      {when && metodo && t('resumen.comprobar.mes-firmado', { cuando: when, metodo: t(`firmas.gestion.metodos.${metodo}`) })}
    </Notice>
  );
}

function Origin({ result: { emitido, datos, mes }, hasSeal }: { result: Result; hasSeal: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = (fecha: string): string => format.date(fecha, 'numeric');
  const moment = (instante: string): string => `${day(format.dayOf(instante))}, ${format.hour(instante)}`;
  if (emitido) {
    const { momento, nombre, persona, autor, desde, hasta } = emitido;
    const words = { nombre, persona, autor, cuando: moment(momento), desde: day(desde), hasta: day(hasta) };
    return <Found title={t('resumen.comprobar.si')} text={t('resumen.comprobar.si-texto', words)} />;
  }
  if (datos) {
    const { persona, desde, hasta, primera, formatos } = datos;
    const list = format.list(formatos.map((formato) => formato.toUpperCase()));
    const words = { persona, desde: day(desde), hasta: day(hasta), cuando: moment(primera), formatos: list };
    return <Found title={t('resumen.comprobar.datos')} text={t('resumen.comprobar.datos-texto', words)} />;
  }
  if (mes || hasSeal) return null;
  return (
    <Notice icon={IconAlertCircle} tone="warn" title={t('resumen.comprobar.no')} mt="md">
      {t('resumen.comprobar.no-texto')}
    </Notice>
  );
}
