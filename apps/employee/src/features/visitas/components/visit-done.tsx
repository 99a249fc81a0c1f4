import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { VisitaRegistrada } from '@jornada/contract/visitas/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPrinter } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { printPage } from '@jornada/web/native/print.ts';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import { Badge } from './badge.tsx';
import { StepHead } from './step-head.tsx';
import { VisitFrame } from './visit-frame.tsx';
import { useLeaveKiosk } from '../../../shared/quiosco/use-leave.ts';
import classes from '../visitas.module.css';

/** The visit is registered: the code for leaving, and the badge. */
export function VisitDone({ of }: { of: VisitaRegistrada }) {
  const { t } = useTranslation();
  const format = useFormat(of.zona);
  const leave = useLeaveKiosk();
  const host = of.anfitrion?.split(/[\s,]+/)[0];
  return (
    <VisitFrame title={t('visitas.hecho.titulo')}>
      <StepHead
        title={host ? t('visitas.hecho.avisado', { nombre: host }) : t('visitas.hecho.titulo')}
        note={t(host ? 'visitas.hecho.avisado-nota' : 'visitas.hecho.titulo-nota')}
      />
      <div className={classes.body}>
        <div className={classes.code}>
          <p className={classes.label}>{t('visitas.hecho.codigo')}</p>
          <p className={classes.digits} translate="no">
            {of.codigo}
          </p>
          <p className={classes.remark}>{t('visitas.hecho.codigo-nota')}</p>
          <QrCode text={of.codigo} label={t('visitas.tarjeta.qr', { codigo: of.codigo })} />
        </div>
        <Facts
          items={[
            [t('visitas.hecho.desde'), format.hour(of.entrada)],
            [t('visitas.hecho.tipo'), of.tipo],
            ...(of.anfitrion ? ([[t('visitas.hecho.visita-a'), of.anfitrion]] as const) : []),
          ]}
        />
      </div>
      <div className={classes.last}>
        {!__WRAPPER__ && (
          <Button variant="default" className={classes.second} leftSection={<Glyph of={IconPrinter} size="lg" />} onClick={printPage}>
            {t('visitas.hecho.imprimir')}
          </Button>
        )}
        <Button className={classes.second} onClick={() => void leave()}>
          {t('visitas.hecho.listo')}
        </Button>
      </div>
      <Badge of={of} />
    </VisitFrame>
  );
}
