import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { accesoIntranet, type Proveedor } from '@jornada/contract';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Facts } from '../../../shared/parts.tsx';

const answer = (value: boolean | null): string =>
  value === null ? 'acceso.prueba.no-dice' : value ? 'acceso.prueba.si' : 'acceso.prueba.no';

/** Asks the provider what it offers, before anything is stored. */
export function IssuerTest({ proveedor, emisor, isReady }: { proveedor: Proveedor; emisor: string; isReady: () => boolean }) {
  const { t } = useTranslation();
  const probar = useSend(accesoIntranet.probar);
  // An answer is about the address that was asked.
  const isOfThis = probar.variables?.emisor === emisor && probar.variables.proveedor === proveedor;
  return (
    <div>
      <Button variant="default" loading={probar.isPending} onClick={() => isReady() && probar.mutate({ proveedor, emisor })}>
        {t('acceso.prueba.probar')}
      </Button>
      {isOfThis && <Problem error={probar.error} />}
      {isOfThis && probar.data && (
        <div role="status">
          <Facts
            items={[
              [t('acceso.prueba.pagina'), probar.data.pagina],
              [t('acceso.prueba.pkce'), t(answer(probar.data.pkce))],
              [t('acceso.prueba.renueva'), t(answer(probar.data.renueva))],
            ]}
          />
        </div>
      )}
    </div>
  );
}
