import { testExamples } from "../true-examples";

testExamples("lib/finance", ["payment-timing"]);
