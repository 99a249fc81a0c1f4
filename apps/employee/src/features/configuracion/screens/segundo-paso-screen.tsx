import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '@jornada/ui/skeleton.tsx';
import { RecoveryCodes } from '../../../shared/factor/recovery-codes.tsx';
import { useFactores } from '../api-cuenta.ts';
import { Problem } from '../components/problem.tsx';
import { SubPage } from '../components/sub-page.tsx';
import { AppCodes } from '../segundo/app-codes.tsx';
import { Keys } from '../segundo/keys.tsx';
import { Recovery } from '../segundo/recovery.tsx';

/** The second steps after the password: passkeys, codes of an app, and recovery codes. */
export function SegundoPasoScreen() {
  const { t } = useTranslation();
  const { data, error } = useFactores();
  const [codes, setCodes] = useState<string[]>([]);
  if (codes.length > 0) {
    return (
      <SubPage key="codes" title={t('factores.recuperacion.titulo')}>
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </SubPage>
    );
  }
  return (
    <SubPage key="steps" title={t('configuracion.segundo.titulo')}>
      <p>
        {t('configuracion.segundo.texto')} {data?.obligatorio && t('configuracion.segundo.obligatorio')}
      </p>
      {data ? (
        <>
          <Keys estado={data} onCodes={setCodes} />
          <AppCodes estado={data} onCodes={setCodes} />
          {(data.totp !== null || data.llaves.length > 0) && <Recovery left={data.codigos} onCodes={setCodes} />}
        </>
      ) : (
        <Block width="100%" height="8rem" />
      )}
      <Problem error={error} />
    </SubPage>
  );
}
