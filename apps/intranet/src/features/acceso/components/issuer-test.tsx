import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { accesoIntranet, type Proveedor } from '@jornada/contract';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Facts } from '@jornada/ui/facts.tsx';

const answer = (value: boolean | null): string =>
  value === null ? 'acceso.prueba.no-dice' : value ? 'acceso.prueba.si' : 'acceso.prueba.no';

/** Asks the provider what it supports, before anything is stored. */
export function IssuerTest({ proveedor, emisor, isReady }: { proveedor: Proveedor; emisor: string; isReady: () => boolean }) {
  const { t } = useTranslation();
  const test = useSend(accesoIntranet.probar);
  // The shown answer must belong to the typed address.
  const isOfThis = test.variables?.emisor === emisor && test.variables.proveedor === proveedor;
  return (
    <div>
      <Button variant="default" loading={test.isPending} onClick={() => isReady() && test.mutate({ proveedor, emisor })}>
        {t('acceso.prueba.probar')}
      </Button>
      {isOfThis && <Problem error={test.error} />}
      {isOfThis && test.data && (
        <div role="status">
          <Facts
            items={[
              [t('acceso.prueba.pagina'), test.data.pagina],
              [t('acceso.prueba.pkce'), t(answer(test.data.pkce))],
              [t('acceso.prueba.renueva'), t(answer(test.data.renueva))],
            ]}
          />
        </div>
      )}
    </div>
  );
}
